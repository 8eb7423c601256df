// Verifies pages as Playwright's toHaveScreenshot does, by Playwright itself: a context of the window's size for each, the page loaded in it, and
// the call that toHaveScreenshot makes (`_expectScreenshot`), which waits for two frames, captures, decodes and compares by pixels. Pages are
// compared with PNG files that were recorded before. Prints the pages' number and those that are not as recorded.
//
//     node playwright.js PACKAGE BROWSER FOLDER record            a PNG of each size
//     node playwright.js PACKAGE BROWSER FOLDER COUNT WORKERS     COUNT pages, by WORKERS processes with a browser each, as Playwright Test's workers
//
// PACKAGE is the folder of playwright-core; FOLDER has screen.html and windows, a line "width height scale" a window.
const { fork } = require('child_process');
const fs = require('fs');
const path = require('path');

const [, , place, program, folder, task, workers, first] = process.argv;
const windows = fs.readFileSync(path.join(folder, 'windows'), 'utf8').trim().split('\n').map(line => line.split(' ').map(Number));
const page = 'file://' + path.join(folder, 'screen.html');
// The page is the same in all: windows of one size have one picture.
const reference = number => path.join(folder, windows[number].join('x') + '.png');
// In pixels of the device, as Quince's are; Playwright would make its pictures smaller.
const options = { scale: 'device', animations: 'disabled', caret: 'hide', timeout: 30000 };

async function shown(browser, number, action) {
    const [width, height, scale] = windows[number];
    // Playwright Test gives every test a context of its own.
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
    const tab = await context.newPage();
    await tab.goto(page);
    const answer = await action(tab);
    await context.close();
    return answer;
}

async function main() {
    if (task !== 'record' && first === undefined) {
        let failed = 0;
        const ended = [...Array(+workers).keys()].map(number => new Promise((resolve, reject) => {
            const child = fork(__filename, [place, program, folder, task, workers, number]);
            child.on('message', count => failed += count);
            child.on('exit', status => status === 0 ? resolve() : reject(new Error('a worker ended with ' + status)));
        }));
        await Promise.all(ended);
        return console.log(`${task} ${failed}`);
    }
    const browser = await require(place).chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    if (task === 'record') {
        for (let number = 0; number < windows.length; number++) {
            if (fs.existsSync(reference(number))) continue;
            fs.writeFileSync(reference(number), (await shown(browser, number, tab => tab._expectScreenshot(options))).actual);
        }
    } else {
        let failed = 0;
        for (let number = +first; number < +task; number += +workers) {
            const expected = fs.readFileSync(reference(number % windows.length));
            const answer = await shown(browser, number % windows.length, tab => tab._expectScreenshot({ ...options, expected }));
            if (answer.errorMessage) failed++;
        }
        process.send(failed);
    }
    await browser.close();
    if (process.send) process.disconnect();
}

main().catch(error => { console.error(error); process.exit(1); });
