export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** In the default language, with the other one for accounts that have chosen it. */
export type TranslatedLetter = Letter & { translations: { en: Letter } };

/** Strapi fills in `url`. Nothing that a person has typed goes into a letter. */
const LINK = '<%= url %>';

function letter(subject: string, before: string[], after: string[]): Letter {
  const paragraphs = [...before, LINK, ...after];
  const html = paragraphs.map((each) =>
    each === LINK ? `<p><a href="${LINK}">${LINK}</a></p>` : `<p>${each}</p>`,
  );
  return { subject, text: paragraphs.join('\n\n'), html: html.join('\n') };
}

export const NEW_PASSWORD: TranslatedLetter = {
  ...letter(
    'Choisir un nouveau mot de passe',
    [
      'Bonjour,',
      'Vous avez demandé un nouveau mot de passe pour l’administration du site. Choisissez-le à cette adresse, dans l’heure :',
    ],
    ['Si vous n’avez rien demandé, vous n’avez rien à faire : l’ancien mot de passe reste bon.'],
  ),
  translations: {
    en: letter(
      'Choose a new password',
      [
        'Hello,',
        'You asked for a new password for the administration of the site. Choose it at this address, within the hour:',
      ],
      ['If you did not ask, there is nothing to do: the old password is still good.'],
    ),
  },
};

export const INVITATION: TranslatedLetter = {
  ...letter(
    'Votre compte d’édition',
    [
      'Bonjour,',
      'Un compte vous attend dans l’administration du site. Ouvrez ce lien pour choisir votre mot de passe et commencer :',
    ],
    ['Ce lien n’est que pour vous : ne le transmettez à personne.'],
  ),
  translations: {
    en: letter(
      'Your editing account',
      [
        'Hello,',
        'An account awaits you in the administration of the site. Open this link to choose your password and begin:',
      ],
      ['This link is for you alone: do not pass it on.'],
    ),
  },
};
