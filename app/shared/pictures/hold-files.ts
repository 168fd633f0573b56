/** Has a field for files hold these, which a form then sends. */
export const holdFiles = (input: HTMLInputElement, files: readonly File[]): void => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}
