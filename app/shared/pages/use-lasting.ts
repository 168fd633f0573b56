import { useEffect, useState } from 'react'

/** Whether something is so, and has been for some milliseconds. */
export const useLasting = (isSo: boolean, ms: number): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo, ms])
  return isSo && isLong
}
