import { create } from 'zustand'

export interface PlacedOrder {
  id: number
  order_key: string
}

const placed = create<{ order: PlacedOrder | null }>(() => ({ order: null }))

export const setPlacedOrder = (order: PlacedOrder | null): void => placed.setState({ order })

/** The order that was placed in another tab while this one was open. */
export const usePlacedOrder = (): PlacedOrder | null => placed((state) => state.order)
