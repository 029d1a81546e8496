/** File patterns for shells that leave them alone: `*` and `?` within a name, `**` for any folders. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const isPattern = (text: string): boolean => /[*?]/.test(text);

function toRegExp(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*\*|\*|\?)/).map((part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

function filesBelow(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

/** The files that a pattern means, sorted; a name without `*` and `?` stands for itself. */
export function expandPattern(pattern: string, folder: string): readonly string[] {
  if (!isPattern(pattern)) return [pattern];
  const parts = pattern.replaceAll('\\', '/').split('/');
  const fixed = parts.slice(0, parts.findIndex(isPattern)).join('/');
  const rest = toRegExp(parts.slice(parts.findIndex(isPattern)).join('/'));
  const top = resolve(folder, fixed === '' && pattern.startsWith('/') ? '/' : fixed);
  return filesBelow(top)
    .filter((file) => rest.test(file))
    .map((file) => (fixed === '' ? file : `${fixed}/${file}`))
    .sort();
}
