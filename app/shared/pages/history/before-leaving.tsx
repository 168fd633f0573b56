import { Component, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'

const measures = new Set<() => void>()

/**
 * `measure` runs when somebody leaves this place of the history, while the whole page is as it was: before a screen shows
 * what it was asked for, which it does while that is on its way, before another one is drawn, and when the page is left
 * as a whole. A clean-up of an effect would find it changed already.
 *
 * @returns ends it
 */
export const beforeLeaving = (measure: () => void): (() => void) => {
  measures.add(measure)
  return () => void measures.delete(measure)
}

const measureAll = () => {
  for (const measure of measures) measure()
}

interface PlaceWatchProps {
  place: string
  isLeaving: boolean
}

/** A class, since React has no hook that runs before it changes a page. */
class PlaceWatch extends Component<PlaceWatchProps> {
  override getSnapshotBeforeUpdate(before: PlaceWatchProps): null {
    const { place, isLeaving } = this.props
    if (!before.isLeaving && (isLeaving || place !== before.place)) measureAll()
    return null
  }

  /** React asks for it beside the one above. */
  override componentDidUpdate(): void {}

  override render() {
    return null
  }
}

/** Stands once in a page, for what {@link beforeLeaving} was given. */
export const LeavingWatch = () => {
  const isLeaving = useNavigation().state !== 'idle'
  useLayoutEffect(() => {
    // what is drawn by now may be of the next place: it was measured when the navigation began
    if (isLeaving) return
    addEventListener('pagehide', measureAll)
    return () => removeEventListener('pagehide', measureAll)
  }, [isLeaving])
  return <PlaceWatch place={useLocation().key} isLeaving={isLeaving} />
}
