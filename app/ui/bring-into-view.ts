/** Shows all of what got the focus: browsers are content with a sliver of it. */
export const bringIntoView = ({ target }: { target: Element }): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
