import type { Example } from '../example.ts';
import { Icon } from './Icon.tsx';
import { iconNames } from './icon-names.ts';

const colours = ['orange', 'gray', 'red', 'green', 'black'] as const;
const sizes = ['tiny', 'small', 'medium'] as const;

export const examples: Example[] = [
  ...iconNames.map((name) => ({ name, element: <Icon name={name} size="medium" /> })),
  ...colours.map((colour) => ({
    name: `colour ${colour}`,
    element: <Icon name="schedule" colour={colour} size="medium" />,
  })),
  {
    name: 'colour white',
    element: (
      <div data-tone="ink">
        <Icon name="schedule" colour="white" size="medium" />
      </div>
    ),
  },
  ...sizes.map((size) => ({ name: `size ${size}`, element: <Icon name="calendar" size={size} /> })),
  { name: 'with a label', element: <Icon name="alert" size="medium" label="Attention" /> },
];
