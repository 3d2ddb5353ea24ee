import { storedPerWindow, tooFastMs } from '../site/limits.ts';
import type { FormPost } from './read-post.ts';

/** Why a person should look before anybody acts on it. Nothing is dropped for it. */
export function suspicionOf(
  { trap, elapsedMs }: FormPost,
  isOneOfMany: boolean,
): string | undefined {
  if (trap.trim() !== '') return 'champ piège rempli';
  if (elapsedMs !== undefined && elapsedMs < tooFastMs) return 'envoyé trop vite';
  if (isOneOfMany) return `plus de ${storedPerWindow} messages en dix minutes`;
  return undefined;
}
