import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '../actions/button.tsx'
import { ShopText } from '../display/text/shop-text.tsx'
import styles from './scratch-card.module.css'
import { BRUSH_RADIUS, createScratched, type Point, strokePoints } from './scratched.ts'

export interface Reward {
  message: string
  code: string
}

declare global {
  interface WindowEventMap {
    cardScratched: CustomEvent<Reward>
  }
}

const STRIPE = 14

const drawStripes = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  context.globalAlpha = 0.12
  context.lineWidth = STRIPE / 2
  context.beginPath()
  for (let x = -height; x < width; x += STRIPE) {
    context.moveTo(x, height)
    context.lineTo(x + height, 0)
  }
  context.stroke()
  context.globalAlpha = 1
}

/** A striped surface that says what to do with it; the words go with what is scratched off. */
const cover = (canvas: HTMLCanvasElement): void => {
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  const { color, backgroundColor, font, direction } = getComputedStyle(canvas)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, width, height)
  context.strokeStyle = color
  drawStripes(context, width, height)
  context.fillStyle = color
  context.font = font
  context.direction = direction === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(m.ui_scratch_hint(), width / 2, height / 2)
  context.globalCompositeOperation = 'destination-out'
}

const clearCircle = (canvas: HTMLCanvasElement, { x, y }: Point): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  context.beginPath()
  context.arc(x, y, BRUSH_RADIUS, 0, 2 * Math.PI)
  context.fill()
}

/** The surface is scratched with a finger or the mouse; a button does the same for everyone else. */
const Surface = ({ onEnough }: { onEnough: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scratched = useRef(createScratched(1, 1))
  const last = useRef<Point | null>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    // its size follows its place (spec §9), and a new size is a new card
    const observer = new ResizeObserver(() => {
      cover(element)
      scratched.current = createScratched(element.clientWidth, element.clientHeight)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scratch = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) => {
    const to = { x, y }
    for (const point of strokePoints(last.current ?? to, to)) {
      scratched.current.clear(point)
      if (canvas.current) clearCircle(canvas.current, point)
    }
    last.current = to
    if (scratched.current.isEnough()) onEnough()
  }
  const lift = () => {
    last.current = null
  }
  return (
    <canvas
      ref={canvas}
      className={styles.surface}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        scratch(event)
      }}
      onPointerMove={(event) => {
        if (last.current) scratch(event)
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  )
}

/** A reward under a surface. When a quarter of it is scratched, `cardScratched` is published (spec §4). */
export const ScratchCard = (reward: Reward) => {
  const [open, setOpen] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  // takes the place of the button that goes, and is read out
  useEffect(() => {
    if (open) message.current?.focus()
  }, [open])
  const finish = () => {
    if (open) return
    setOpen(true)
    window.dispatchEvent(new CustomEvent('cardScratched', { detail: reward }))
  }
  return (
    <div className={styles.card}>
      <div className={styles.place}>
        <p ref={message} className={styles.reward} tabIndex={-1} aria-hidden={!open}>
          <ShopText>{reward.message}</ShopText> <bdi className={styles.code}>{reward.code}</bdi>
        </p>
        {!open && <Surface onEnough={finish} />}
      </div>
      {!open && (
        <Button variant="tonal" full onClick={finish}>
          {m.ui_scratch_reveal()}
        </Button>
      )}
    </div>
  )
}
