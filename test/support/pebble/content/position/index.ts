export { readPosition } from './read';
export { formatPosition } from './write';
