/** French texts that Strapi lacks or that say too little here. */
export const messages = {
  'components.Input.error.validation.regex':
    'Ce n’est pas le bon format : voyez l’aide sous le champ.',
  'upload.form.input.label.file-alt': 'Texte de remplacement en français',
  'upload.form.input.description.file-alt':
    'Dit ce que l’image montre. Sans lui, l’image ne peut pas servir.',
  'upload.form.input.label.file-caption': 'Texte de remplacement en anglais',
};
