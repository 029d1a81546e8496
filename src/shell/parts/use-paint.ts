/**
 * Paint that drawings refer to by its id (gradients, patterns, symbols): put into the page once, when the first drawing that
 * needs it is shown, so that a page holds only what its game paints with.
 */
import { type ComponentType, h, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const SVG = 'http://www.w3.org/2000/svg';

/** `name` differs from paint to paint; `Paint` renders what goes inside an svg element. */
export const usePaint = (name: string, Paint: ComponentType): void =>
  useLayoutEffect(() => {
    const id = `paint-of-${name}`;
    if (document.getElementById(id) !== null) return;
    const svg = document.createElementNS(SVG, 'svg');
    svg.id = id;
    svg.setAttribute('class', 'token-paint');
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('focusable', 'false');
    document.body.append(svg);
    render(h(Paint, {}), svg);
  }, []);
