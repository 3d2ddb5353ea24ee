import type { Example } from '../example.ts';
import { DateText } from './DateText.tsx';

export const examples: Example[] = [{ name: 'default', element: <DateText date="2026-03-04" /> }];
