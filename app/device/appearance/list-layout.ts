import { writeDevice } from '../storage/storage.ts'

const KEY = 'list_layout'

/** Flips product lists between grid and rows and keeps it for the next visit. */
export const toggleListLayout = (): void => {
  const root = document.documentElement
  const rows = root.dataset.layout !== 'list'
  if (rows) root.dataset.layout = 'list'
  else delete root.dataset.layout
  const layout = rows ? 'list' : 'grid'
  try {
    localStorage.setItem(KEY, layout)
  } catch {
    // a browser that keeps nothing still shows it for this page
  }
  void writeDevice(KEY, layout)
}
