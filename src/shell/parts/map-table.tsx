/** The picture of the title: a map on the table, two armies on it, and the veil between them. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { legion } from '../../games/legion';
import { useApp } from '../app/app';

/** An opening that might have been played. */
const SHOWN = legion.readPosition('1A2T1/1N4/1G1S2/s1nN2/2k1us/3c2 b c5 advanced 4A0,2A0,1A1,3A0');

/** The press of the title's button counts more: the painting waits. */
const WAIT_MS = 300;

/** Paints once the title stands; until then, and where it can't be done, the vellum lies bare. */
const usePainting = () => {
  const { ports } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useSignal(false);
  useEffect(() => {
    const paint = async () => {
      const element = canvas.current;
      if (element === null || !SHOWN.ok) return;
      try {
        await ports.paintMap(element, SHOWN.value, element.clientWidth);
        painted.value = true;
      } catch {
        // a bare map is a map
      }
    };
    const timer = setTimeout(() => void paint(), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { canvas, painted };
};

export const MapTable = () => {
  const { canvas, painted } = usePainting();
  return (
    <div class="map-table" aria-hidden="true">
      <div class="map-sheet" data-painted={painted.value}>
        <canvas ref={canvas} class="map-painting" />
      </div>
    </div>
  );
};
