/** What shoppers search for. */
export const search = {
  synonyms: 'Synonyms',
  synonyms_text: 'Words that find the same products. Common ones are known already.',
  add: 'Add words',
  edit: 'Change words',
  words: 'Words',
  words_help: 'Type a word and press Enter',
  means: 'Mean only',
  means_help: 'Optional. Then the words find what stands here, and not the other way round.',
  between: ', ',
  arrow: ' → %{means}',
  deleted: 'The words were deleted',
  report: 'What shoppers searched for in 30 days',
  show: { nothing: 'Found nothing', unclicked: 'Opened nothing', all: 'Everything' },
  none: 'There is nothing here.',
  counts: 'Searches: %{searches}, opened: %{clicks}',
  explain: 'Say what it means',
}
