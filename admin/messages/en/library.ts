/** The library of pictures. */
export const library = {
  menu: 'Pictures',
  upload: 'Upload pictures',
  none: 'No pictures here yet.',
  open: 'Open %{name}',
  no_alt: 'No text yet',
  size: '%{width} × %{height} pixels',
  alt_in: { fa: 'The text in Persian', en: 'The text in English' },
  delete: 'Delete picture',
  delete_title: 'Delete this picture?',
  delete_text: 'It disappears wherever the shop shows it. This cannot be undone.',
  deleted: 'The picture was deleted',
}

export const libraryResources = {
  media: { name: 'Picture |||| Pictures', fields: { alt_text: 'Text for who cannot see it' } },
}
