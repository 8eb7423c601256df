#!/bin/bash
# Runs the random tests of layout, layers and audits with all their seeds: Tests/Soak/seeds.sh
# The suite takes some of them.
set -euo pipefail
cd "$(dirname "$0")/../.."
QUINCE_LONG_TESTS=1 exec ./quince test -- --filter 'RandomTreesTests|DamageTests|PerspectiveTests|PlantedMistakesTests'
