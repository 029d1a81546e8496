/** SVG outlines made shorter: fewer decimals, without the drift that rounding relative steps one by one would add up. */

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const FLAG = /[01]/y;

/** The segments of a path: a command letter and its figures each. */
export function segments(path) {
  const found = [];
  let at = 0;
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path[at])) at++;
  };
  const take = (pattern) => {
    skip();
    pattern.lastIndex = at;
    const match = pattern.exec(path);
    if (match === null) throw new Error(`no figure at ${at} of ${path.slice(0, 40)}…`);
    at = pattern.lastIndex;
    return Number(match[0]);
  };
  let command = '';
  for (skip(); at < path.length; skip()) {
    if (/[a-zA-Z]/.test(path[at])) command = path[at++];
    // further pairs after a move are lines
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const figures = [];
    for (let i = 0; i < ARGUMENTS[command.toUpperCase()]; i++) {
      figures.push(take(command.toUpperCase() === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER));
    }
    found.push({ command, figures });
  }
  return found;
}

const isX = (letter, i) => (letter === 'A' ? i === 5 : letter === 'H' || (letter !== 'V' && i % 2 === 0));
const isPlace = (letter, i) => letter !== 'A' || i > 4;

/** The same segments with places instead of steps, and where each ends. */
export function places(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return segments(path).map(({ command, figures }) => {
    const letter = command.toUpperCase();
    const relative = command !== letter;
    const absolute = figures.map((figure, i) =>
      relative && isPlace(letter, i) ? figure + (isX(letter, i) ? x : y) : figure,
    );
    if (letter === 'Z') [x, y] = [startX, startY];
    else if (letter === 'H') x = absolute[0];
    else if (letter === 'V') y = absolute[0];
    else [x, y] = absolute.slice(-2);
    if (letter === 'M') [startX, startY] = [x, y];
    return { letter, figures: absolute, x, y };
  });
}

/** As short as SVG allows: no leading nought, no space where a sign or a point parts two figures. */
function written(letter, figures) {
  let text = '';
  let last = '';
  for (const [i, figure] of figures.entries()) {
    const plain = String(figure).replace(/^(-?)0\./, '$1.');
    // the two flags of an arc stand alone: not every reader takes them joined
    const parted = i === 0 || plain[0] === '-' || (plain[0] === '.' && last.includes('.'));
    text += parted ? plain : ` ${plain}`;
    last = plain;
  }
  return letter + text;
}

/** The path with at most `decimals` decimals, every place within half of the last decimal of where it was. */
export function shortened(path, decimals) {
  const unit = 10 ** decimals;
  const round = (value) => Math.round(value * unit) / unit + 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let before = '';
  for (const { letter, figures } of places(path)) {
    const absolute = figures.map((figure, i) => (letter !== 'A' || i > 4 || i < 2 ? round(figure) : figure));
    const steps = absolute.map((figure, i) => (isPlace(letter, i) ? round(figure - (isX(letter, i) ? x : y)) : figure));
    const choices = [written(letter, absolute), written(letter.toLowerCase(), steps)].map((choice) =>
      // a repeated command needs no letter
      choice[0] === before && !/[MmZz]/.test(before) ? choice.slice(1).replace(/^(?=[^-])/, ' ') : choice,
    );
    const shortest = choices[1].length <= choices[0].length ? 1 : 0;
    text += choices[shortest];
    before = shortest === 1 ? letter.toLowerCase() : letter;
    if (letter === 'Z') [x, y] = [startX, startY];
    else if (letter === 'H') x = absolute[0];
    else if (letter === 'V') y = absolute[0];
    else [x, y] = absolute.slice(-2);
    if (letter === 'M') [startX, startY] = [x, y];
  }
  return text;
}
