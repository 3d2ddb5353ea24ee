import type { Locale } from '../site/locale.ts';

/** Words that stand in every text and say nothing of what somebody looks for. Folded. */
const lists: Record<Locale, string> = {
  fr: `ai aie as au aux avec avez avoir avons car ce cela ces cet cette ceux chez ci combien comme
    comment dans de des donc dont du elle elles en es est et ete etes etre eu fait faire faut font il
    ils je jusqu la le les leur leurs lors lorsqu lui ma mais me mes moi mon ne ni nos notre nous on
    ont ou par pas peut peux plus pour pourquoi presqu puis puisqu puisque qu quand que quel quelle
    quelles quelqu quels qui quoi sa sans se sera ses si sommes son sont suis sur ta te tes toi ton
    tous tout toute toutes tres tu un une vers veut veux voir vos votre voudrais vous y chercher
    cherche trouver trouve`,
  en: `about after all also am an and any are as at be been but by can could did do does for from
    get got had has have he her here his how if in into is it its just like me more my no not of off
    on one or our out over she should so some than that the their them then there these they this
    those to too under up us want was we were what when where which who whom whose why will with
    would you your find look looking need`,
};

const setOf = (locale: Locale) => new Set(lists[locale].split(/\s+/));
const stopWords: Record<Locale, ReadonlySet<string>> = { fr: setOf('fr'), en: setOf('en') };

export const isStopWord = (folded: string, locale: Locale): boolean =>
  stopWords[locale].has(folded);
