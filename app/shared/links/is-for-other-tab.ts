/** Whether a click on a link asks for another tab or window, which is the browser's to open. */
export const isForOtherTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean => ctrlKey || metaKey || shiftKey
