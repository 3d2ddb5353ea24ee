import type { Example } from '../example.ts';
import { Grid } from './Grid.tsx';

const columns = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export const examples: Example[] = [
  {
    name: 'twelve columns',
    element: (
      <Grid>
        {columns.map((column) => (
          <span data-tone="kraft" key={column}>
            {column}
          </span>
        ))}
      </Grid>
    ),
  },
  {
    name: 'as a list',
    element: (
      <Grid as="ul">
        <li>Un</li>
        <li>Deux</li>
      </Grid>
    ),
  },
];
