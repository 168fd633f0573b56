import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment: for what is asked of the server while somebody types. */
export const useLate = <T>(value: T, ms = 300): T => {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return late
}
