/**
 * Stands in for Phaser's own look at the browser, which makes a WebGL context for it and never gives it back. The stage brings
 * a canvas that has its context already; of all the rest only this is asked, by Phaser's mouse.
 */
module.exports = { pointerLock: 'pointerLockElement' in document };
