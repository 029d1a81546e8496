/** The picture of the title: a map on the table by candle light, two armies on it, and the veil between them. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app';
import type { FreeBox } from '../app/ports';
import { titlePicture } from '../games';

/** The press of the title's button counts more: the painting waits. */
const WAIT_MS = 300;
/** A window that is being dragged is painted anew when it has been quiet this long. */
const QUIET_MS = 200;

/** The larger of the parts beside and above the panel. */
const freeOf = (picture: DOMRect, panel: DOMRect | undefined): FreeBox => {
  const { width, height } = picture;
  if (panel === undefined) return { x: 0, y: 0, width, height };
  const beside = { x: 0, y: 0, width: Math.max(0, panel.left - picture.left), height };
  // the panel's upper edge is faded, and the map may reach under it
  const above = { x: 0, y: 0, width, height: Math.max(0, panel.top - picture.top) };
  return beside.width * beside.height > above.width * above.height ? beside : above;
};

/** Paints once the title stands, and again when the window has another size; where it can't be done, the table lies bare. */
const usePainting = (panel: RefObject<HTMLElement | null>) => {
  const { ports } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Width and height of what is painted, in CSS pixels; empty before the first picture. */
  const painted = useSignal('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const paint = async () => {
      const element = canvas.current;
      if (element === null || ports.thrifty || titlePicture === null) return;
      const free = freeOf(element.getBoundingClientRect(), panel.current?.getBoundingClientRect());
      const size = [element.clientWidth, element.clientHeight, ...Object.values(free)].join();
      if (size === last) return;
      last = size;
      try {
        const view = await titlePicture();
        if (view === null) return;
        await ports.paintTable(element, view, free);
        painted.value = `${element.clientWidth}x${element.clientHeight}`;
      } catch {
        // a bare table is a table
      }
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void paint(), wait);
    };
    const watch = new ResizeObserver(() => later(last === '' ? WAIT_MS : QUIET_MS));
    for (const each of [canvas.current, panel.current]) if (each !== null) watch.observe(each);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return { canvas, painted };
};

/** `panel`: what covers a part of the table. */
export const MapTable = ({ panel }: { panel: RefObject<HTMLElement | null> }) => {
  const { canvas, painted } = usePainting(panel);
  return (
    <div class="map-table map-sheet" data-painted={painted.value !== ''} data-fits={painted.value} aria-hidden="true">
      <canvas ref={canvas} class="map-painting" />
    </div>
  );
};
