/** French texts that Strapi lacks or that say too little here. */
export const messages = {
  'HomePage.addWidget.button': 'Ajouter un bloc',
  'HomePage.addWidget.title': 'Ajouter un bloc',
  'HomePage.addWidget.noWidgetsAvailable': 'Aucun bloc à ajouter',
  'HomePage.widget.delete': 'Retirer',
  'HomePage.widget.drag': 'Glisser pour déplacer',
  'apiError.No mail can be sent: the content service has no SMTP_URL.':
    'Aucun courriel ne peut partir d’ici. Demandez un nouveau mot de passe à la personne qui administre le site.',
  'apiError.The first administrator comes by the link that the content service prints when it starts.':
    'Le premier compte se crée avec le lien que le service de contenu affiche au démarrage.',
  'apiError.Too many requests, please try again later.':
    'Trop d’essais. Réessayez dans cinq minutes.',
  'app.HeaderLayout.docLink.label': 'En savoir plus dans la documentation',
  'app.components.LeftMenu.general': 'Général',
  'app.components.LeftMenu.plugins': 'Extensions',
  'app.components.Select.placeholder': 'Choisir',
  'app.session.ended.title': 'Session terminée',
  'app.session.ended.unsaved':
    'Votre session est terminée. Les changements non enregistrés seront perdus.',
  'app.utils.published': 'Publié',
  'components.Input.error.validation.regex':
    'Ce format n’est pas accepté. Adresse web : https://exemple.ca. Page du site : /services. Identifiant : minuscules, chiffres et traits d’union.',
  'content-manager.actions.delete.label':
    'Supprimer l’entrée{isLocalized, select, true { (toutes les langues)} other {}}',
  'content-manager.actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'content-manager.actions.copy-documentId.label': 'Copier l’identifiant du document',
  'content-manager.actions.copy-documentId.success': 'Identifiant copié',
  'content-manager.components.DynamicZone.move-up': 'Monter',
  'content-manager.components.DynamicZone.move-down': 'Descendre',
  'content-manager.components.RelationInputModal.modal-title': 'Modifier une relation',
  'content-manager.components.RelationInputModal.button-fullpage': 'Aller à l’entrée',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Des changements ne sont pas enregistrés. Fermer quand même ?',
  'content-manager.containers.List.statusFilter.draft': 'Brouillon (jamais publié)',
  'content-manager.containers.List.statusFilter.published': 'Publié (tous)',
  'content-manager.containers.List.statusFilter.publishedModified': 'Publié (modifié depuis)',
  'content-manager.containers.List.statusFilter.publishedUnmodified': 'Publié (sans changement)',
  'content-manager.containers.list.filters.status': 'État',
  'content-manager.containers.list.selectedEntriesModal.title': 'Publier des entrées',
  'content-manager.containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Identifiant du document',
  'content-manager.form.Input.hint.character.unit':
    '{maxValue, plural, one { caractère} other { caractères}}',
  'content-manager.listView.validation.errors.title': 'À corriger',
  'content-manager.listView.validation.errors.message':
    'Vérifiez que tous les champs sont valides avant de publier.',
  'content-manager.permissions.not-allowed.locale':
    'Vous n’avez pas accès à ce contenu dans cette langue',
  'content-manager.popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'content-manager.popUpWarning.warning.unpublish':
    'Sans publication, ce contenu redevient un brouillon.',
  'content-manager.popUpWarning.warning.unpublish-question': 'Ne pas le publier ?',
  'content-manager.preview.copy.success': 'Lien copié',
  'content-manager.preview.device.desktop': 'Grand écran',
  'content-manager.preview.device.mobile': 'Téléphone',
  'content-manager.preview.device.select': 'Taille de l’écran',
  'content-manager.preview.header.close': 'Fermer l’aperçu',
  'content-manager.preview.page-title': 'Aperçu : {contentType}',
  'content-manager.preview.panel.title': 'Aperçu',
  'content-manager.preview.panel.button': 'Ouvrir l’aperçu',
  'content-manager.preview.panel.button-configuration': 'Configurer l’aperçu',
  'content-manager.preview.panel.button-disabled-tooltip':
    'Enregistrez d’abord pour ouvrir l’aperçu',
  'content-manager.relation.create': 'Créer une relation',
  'content-manager.success.records.publish': 'Publié.',
  'content-state.title': 'État du contenu',
  'content-state.subtitle':
    'Ce que voient les visiteurs aujourd’hui et ce qui peut être amélioré. Ouvrez une entrée pour la corriger.',
  'content-state.loading': 'Vérification en cours…',
  'content-state.failed': 'La vérification n’a pas pu se faire. Réessayez plus tard.',
  'content-state.nothing': 'Rien à faire.',
  'content-state.incomplete':
    'Le site n’a pas répondu : ses adresses n’ont pas toutes pu être essayées.',
  'content-state.more': 'Les {shown} premières sur {total}. Les autres suivront à mesure.',
  'content-state.heading': '{title} ({total})',
  'content-state.type': 'Type',
  'content-state.entry': 'Entrée',
  'content-state.locale': 'Langue',
  'content-state.schedule': 'Publication prévue qui n’a pas pu se faire',
  'content-state.schedule.help':
    'Le moment est passé. Publiez l’entrée à la main pour voir ce qui manque ; une fois complète, elle paraît d’elle-même.',
  'content-state.schedule.detail': 'Prévue pour le',
  'content-state.unshown': 'Publié, mais pas affiché',
  'content-state.unshown.help':
    'Le site ne peut pas lire ce champ : il le laisse de côté, ou montre la page telle qu’elle était avant. Corrigez le champ, puis publiez de nouveau.',
  'content-state.unshown.detail': 'Champ',
  'content-state.links': 'Liens vers des adresses mortes',
  'content-state.links.help': 'Liens à l’intérieur du site qui ne mènent à aucune page.',
  'content-state.links.detail': 'Adresse',
  'content-state.searches': 'Recherches sans résultat',
  'content-state.searches.help':
    'Mots qui n’ont rien donné dans le site, demandés au moins trois fois en quatre-vingt-dix jours. Les mêmes mots comptent au plus une fois par heure ; on ne sait pas qui les a tapés. Un synonyme ou une réponse choisie dans « Recherche » aidera les prochaines personnes.',
  'content-state.searches.detail': 'Fois',
  'content-state.untranslated': 'Sans traduction',
  'content-state.untranslated.help':
    'Publié dans une langue et pas dans celle qui est indiquée ici.',
  'content-state.outdated': 'Plus ancien que l’autre langue',
  'content-state.outdated.help':
    'L’autre langue a été publiée plus d’un jour après. Publier celle-ci de nouveau, changée ou non, règle la question.',
  'content-state.outdated.detail': 'Autre langue publiée le',
  'content-state.description': 'Sans description pour les moteurs de recherche',
  'content-state.description.help':
    'Ce que les moteurs de recherche et les partages montrent sous le titre.',
  'content-state.alternative': 'Images sans texte de remplacement',
  'content-state.alternative.help': 'Ce qui est lu aux personnes qui ne voient pas l’image.',
  'global.localeToggle.label': 'Langue de l’interface',
  'global.new': 'Nouveau',
  'inbox-journal.title': 'Journal',
  'inbox-journal.loading': 'Lecture en cours…',
  'inbox-journal.failed': 'Le journal n’a pas pu être lu. Réessayez plus tard.',
  'inbox-journal.nothing': 'Rien n’a encore été changé.',
  'inbox-journal.empty': '(vide)',
  'inbox-journal.change': '{field} : {before} → {after}',
  'inbox-journal.by': '{moment}, {by}',
  'inbox-journal.statut': 'Statut',
  'inbox-journal.assignee': 'Suivie par',
  'inbox-journal.notes': 'Notes',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'preview.tabs.label': 'Version montrée',
  'search.placeholder': 'Rechercher',
  'i18n.actions.delete.label': 'Supprimer l’entrée ({locale})',
  'i18n.actions.delete.dialog.title': 'Confirmation',
  'i18n.actions.delete.dialog.body': 'Supprimer cette langue de l’entrée ?',
  'i18n.CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'i18n.CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Le contenu actuel sera remplacé par celui de la langue choisie :',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Choisir une langue…',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publier plusieurs langues',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Dépublier plusieurs langues',
  'i18n.CMEditViewBulkLocale.status': 'État',
  'i18n.CMEditViewBulkLocale.publication-status': 'État de publication',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Continuer ?',
  'i18n.CMEditViewLocalePicker.locale.create': 'Créer la version <bold>{locale}</bold>',
  'i18n.list-view.table.header.label': 'Langues',
  'upload.apiError.FileTooBig': 'Ce fichier est trop lourd : la limite est de 20 Mo.',
  'upload.input.label':
    'Déposez des fichiers ici ou cliquez pour en choisir : JPEG, PNG, WebP, AVIF, GIF, SVG ou PDF ; 20 Mo (SVG : 1 Mo) et 40 mégapixels au plus',
  'upload.form.input.label.file-alt': 'Texte de remplacement en français',
  'upload.form.input.description.file-alt':
    'Dit ce que l’image montre. Sans lui, l’image ne peut pas servir.',
  'upload.form.input.label.file-caption': 'Texte de remplacement en anglais',
};

/** English ones, for who chose English in their profile. */
export const englishMessages = {
  'upload.apiError.FileTooBig': 'This file is too heavy: the limit is 20 MB.',
  'upload.input.label':
    'Drop files here or click to choose some: JPEG, PNG, WebP, AVIF, GIF, SVG or PDF; at most 20 MB (SVG: 1 MB) and 40 megapixels',
};
