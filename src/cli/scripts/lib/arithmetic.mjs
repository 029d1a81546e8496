/**
 * The value of a constant's expression in an AssemblyScript layout file: whole numbers, earlier constants, brackets and
 * the usual operators. Division truncates as it does there, which is why this does not simply evaluate JavaScript.
 */

const TOKEN = /\s*(0x[\da-f_]+|0b[01_]+|\d[\d_]*|[a-z_$][\w$]*|<<|>>>|>>|[-+*/%&|^~()])/iy;

/** Binary operators by how tightly they bind (higher binds tighter), as in TypeScript. */
const BINARY = {
  '|': [1, (a, b) => a | b],
  '^': [2, (a, b) => a ^ b],
  '&': [3, (a, b) => a & b],
  '<<': [4, (a, b) => a << b],
  '>>': [4, (a, b) => a >> b],
  '>>>': [4, (a, b) => a >>> b],
  '+': [5, (a, b) => a + b],
  '-': [5, (a, b) => a - b],
  '*': [6, (a, b) => a * b],
  '/': [6, (a, b) => Math.trunc(a / b)],
  '%': [6, (a, b) => a % b],
};

function tokenize(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`cannot read "${text.slice(from).trim()}"`);
    tokens.push(match[1]);
  }
  return tokens;
}

/** Evaluates an expression; `known` maps the names of earlier constants to their values. */
export function evaluate(text, known) {
  const tokens = tokenize(text.trim());
  let next = 0;

  function operand() {
    const token = tokens[next++];
    if (token === '-') return -operand();
    if (token === '~') return ~operand();
    if (token === '+') return operand();
    if (token === '(') {
      const value = expression(0);
      if (tokens[next++] !== ')') throw new Error(`missing ")" in "${text}"`);
      return value;
    }
    if (token !== undefined && /^\d/.test(token)) return Number(token.replaceAll('_', ''));
    if (token !== undefined && known.has(token)) return known.get(token);
    throw new Error(`"${token ?? 'the end'}" is not a number or an earlier constant in "${text}"`);
  }

  function expression(least) {
    let value = operand();
    for (;;) {
      const [strength, apply] = BINARY[tokens[next]] ?? [0];
      if (strength <= least) return value;
      next++;
      value = apply(value, expression(strength));
    }
  }

  const value = expression(0);
  if (next < tokens.length) throw new Error(`"${tokens[next]}" is not expected in "${text}"`);
  if (!Number.isInteger(value) || value < -(2 ** 31) || value >= 2 ** 32)
    throw new Error(`${value} does not fit 32 bits`);
  return value;
}
