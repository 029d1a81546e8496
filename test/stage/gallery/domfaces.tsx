/** The tokens of the page (lists, cards, dialogs), at several sizes. */
import '../../../src/shell/style/index.css';
import { render } from 'preact';
import { loadOutlines } from '../../../src/games/legends/look/outlines';
import { liveryOfKind, PieceFace } from '../../../src/shell/games/legends/parts/piece-face';
import { Piece } from '../../../src/shell/games/legion/parts/token';

const KINDS = [1, 3, 22, 28, 33, 35, 37, 69, 103, 130, 137, 142, 171, 198, 204, 209, 211, 220];
const SIZES = [20, 24, 32, 48, 72, 110];

const Faces = () => (
  <>
    {SIZES.map((size) => (
      <div class="row" key={size}>
        {KINDS.map((kind) => (
          <span key={kind} style={{ width: `${size}px` }}>
            <PieceFace kind={kind} livery={liveryOfKind(kind)} />
          </span>
        ))}
        {[0, 1, 2, 3].map((livery) => (
          <span key={livery} style={{ width: `${size}px` }}>
            <PieceFace kind={null} livery={livery} />
          </span>
        ))}
        <span style={{ width: `${size}px` }}>
          <Piece seat={0} kind={2} />
        </span>
        <span style={{ width: `${size}px` }}>
          <Piece seat={1} kind={7} />
        </span>
      </div>
    ))}
  </>
);

const page = document.querySelector('main');
if (page === null) throw new Error('no page');
await loadOutlines();
render(<Faces />, page);
document.documentElement.dataset['ready'] = 'domfaces';
