import { Component } from 'react'
import { useLocation, useNavigation } from 'react-router'

const measures = new Set<() => void>()

/**
 * `measure` runs when somebody leaves this place of the history, while the whole page is as it was: before a screen shows
 * what it was asked for, which it does while that is on its way, and before another one is drawn. A clean-up of an effect
 * would find it changed already.
 *
 * @returns ends it
 */
export const beforeLeaving = (measure: () => void): (() => void) => {
  measures.add(measure)
  return () => void measures.delete(measure)
}

interface PlaceWatchProps {
  place: string
  isLeaving: boolean
}

/** A class, since React has no hook that runs before it changes a page. */
class PlaceWatch extends Component<PlaceWatchProps> {
  override getSnapshotBeforeUpdate(before: PlaceWatchProps): null {
    const { place, isLeaving } = this.props
    if (!before.isLeaving && (isLeaving || place !== before.place)) for (const measure of measures) measure()
    return null
  }

  /** React asks for it beside the one above. */
  override componentDidUpdate(): void {}

  override render() {
    return null
  }
}

/** Stands once in a page, for what {@link beforeLeaving} was given. */
export const LeavingWatch = () => (
  <PlaceWatch place={useLocation().key} isLeaving={useNavigation().state !== 'idle'} />
)
