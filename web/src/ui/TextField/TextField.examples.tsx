import type { Example } from '../example.ts';
import { TextField } from './TextField.tsx';

export const examples: Example[] = [
  {
    name: 'required',
    element: (
      <TextField id="f-1" name="firstname" label="Prénom" autoComplete="given-name" required />
    ),
  },
  {
    name: 'optional',
    element: (
      <TextField
        id="f-2"
        name="phone"
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        optionalNote="(facultatif)"
      />
    ),
  },
  {
    name: 'hovered',
    element: (
      <TextField id="f-3" name="lastname" label="Survol" defaultValue="Marie" data-state="hover" />
    ),
  },
  {
    name: 'error, with a hint',
    element: (
      <TextField
        id="f-4"
        name="email"
        label="Courriel"
        type="email"
        hint="Pour vous répondre, rien d’autre."
        error="Votre courriel est invalide"
        defaultValue="marie@"
        required
      />
    ),
  },
  {
    name: 'disabled',
    element: (
      <TextField id="f-5" name="sent" label="Désactivé" defaultValue="Envoi en cours" disabled />
    ),
  },
  {
    name: 'on ink, with an error',
    element: (
      <div data-tone="ink">
        <TextField id="f-6" name="ink" label="Nom" error="Votre nom est requis" required />
      </div>
    ),
  },
];
