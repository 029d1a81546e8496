/**
 * Stands in for Phaser's own handler, which leaves a listener on the document and two on the window behind when a game ends:
 * tells the game when the page is hidden, shown, left and entered, as long as the game lasts.
 */
const Events = require('phaser-src/core/events');

module.exports = ({ events }) => {
  const end = new AbortController();
  const { signal } = end;
  const tell = (event) => () => events.emit(event);
  document.addEventListener('visibilitychange', () => events.emit(document.hidden ? Events.HIDDEN : Events.VISIBLE), {
    signal,
  });
  window.addEventListener('blur', tell(Events.BLUR), { signal });
  window.addEventListener('focus', tell(Events.FOCUS), { signal });
  events.once(Events.DESTROY, () => end.abort());
};
