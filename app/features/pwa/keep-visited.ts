import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepVisited } from '#app/device/service-worker.ts'
import { savesData, whenIdle } from '#app/first-view/idle.ts'

/** A page that the router opened can be opened again without a network, also by its URL; not where data is saved. */
export const useKeepVisited = (): void => {
  const { pathname, search } = useLocation()
  const page = pathname + search
  const first = useRef(page)
  useEffect(() => {
    if (first.current === page || savesData()) return
    first.current = ''
    void whenIdle().then(keepVisited)
  }, [page])
}
