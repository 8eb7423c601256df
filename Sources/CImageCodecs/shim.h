#pragma once
#include <png.h>
#include <turbojpeg.h>
#include <libdeflate.h>
