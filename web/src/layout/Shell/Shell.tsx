import type { ReactNode } from 'react';
import type { Frame } from '../frame.ts';

export function Shell({ frame, children }: { readonly frame: Frame; readonly children: ReactNode }) {
  return <main id="contenu" tabIndex={-1} lang={frame.locale}>{children}</main>;
}
