import type { Core } from '@strapi/strapi';

import { refusal } from '../rules/refusal';
import { pathOf, readDestination, readSource } from './address';
import { REDIRECT } from './types';

interface Redirect {
  source: string;
  destination: string;
}

/** Follows redirects from a destination; answers with the way when it leads back to its source. */
function wayRound({ source, destination }: Redirect, others: readonly Redirect[]) {
  const next = new Map(others.map((other) => [other.source, other.destination]));
  const way = [source];
  for (let path = pathOf(destination); path !== undefined; path = pathOf(next.get(path) ?? '')) {
    way.push(path);
    if (path === source) return way;
    if (way.length > next.size + 2) return undefined;
  }
  return undefined;
}

/** A redirect is stored in one form, leads somewhere, and never in circles. */
export function requireSoundRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== REDIRECT || (action !== 'create' && action !== 'update')) return next();

    const documentId = 'documentId' in params ? params.documentId : undefined;
    const stored: (Redirect & { documentId: string })[] = await strapi.db
      .query(REDIRECT)
      .findMany({ select: ['documentId', 'source', 'destination'] });
    const others = stored.filter((one) => one.documentId !== documentId);
    const given = {
      ...stored.find((one) => one.documentId === documentId),
      ...(params.data as Partial<Redirect>),
    };

    const source = readSource(given.source ?? '');
    if (!source) {
      throw refusal(
        ['source'],
        'L’ancienne adresse doit être un chemin du site, comme /ancienne-page : elle commence par une barre oblique, sans nom de domaine, sans « ? » ni « # ».',
      );
    }
    const destination = readDestination(given.destination ?? '');
    if (!destination) {
      throw refusal(
        ['destination'],
        'La nouvelle adresse doit être un chemin du site, comme /carriere, ou une adresse complète qui commence par https://.',
      );
    }
    if (others.some((other) => other.source === source)) {
      throw refusal(
        ['source'],
        `Une redirection part déjà de « ${source} ». Modifiez celle-là plutôt que d’en ajouter une.`,
      );
    }
    const way = wayRound({ source, destination }, others);
    if (way) {
      throw refusal(
        ['destination'],
        `Cette redirection tournerait en rond : ${way.join(' → ')}. Choisissez une autre destination.`,
      );
    }
    Object.assign(params, { data: { ...params.data, source, destination } });
    return next();
  });
}
