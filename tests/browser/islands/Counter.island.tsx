import { useId, useState } from 'react';
import { defineIsland } from '../../../web/src/islands/define-island.ts';

interface CounterProps {
  readonly label: string;
}

/** A specimen: counts its clicks, and shows the id that both sides must agree on. */
function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <p>
      <button type="button" aria-describedby={id} onClick={() => setCount((now) => now + 1)}>
        {label}: {count}
      </button>
      <span id={id}>{id}</span>
    </p>
  );
}

export default defineIsland('Counter', Counter);
