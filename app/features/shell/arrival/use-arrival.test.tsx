// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Form, Outlet } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useArrival } from './use-arrival.ts'

const Shop = () => {
  useArrival()
  return (
    <>
      <Form action="/results" aria-label="Search">
        <input name="q" aria-label="Words" />
      </Form>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}

const Home = () => <h1>Home</h1>
const Results = () => <h1>Results</h1>

/** Submits words and leaves the field; answers what brings the results. */
const search = async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  let isAsked = false
  const load = () => {
    isAsked = true
    return promise
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Shop,
      children: [
        { index: true, Component: Home },
        { path: 'results', Component: Results, loader: load },
      ],
    },
  ])
  render(<Stub />)
  const field = screen.getByLabelText('Words')
  field.focus()
  fireEvent.submit(screen.getByRole('form'))
  field.blur()
  await waitFor(() => expect(isAsked).toBe(true))
  const showResults = async () => {
    await act(async () => resolve(null))
    const heading = await screen.findByRole('heading', { name: 'Results' })
    // the focus moves after it is drawn
    await act(async () => {})
    return heading
  }
  return { field, showResults }
}

afterEach(cleanup)

it('gives the focus to the heading of another screen', async () => {
  const { showResults } = await search()
  const heading = await showResults()
  expect(document.activeElement).toBe(heading)
})

it('leaves the focus in a field that is typed into meanwhile', async () => {
  const { field, showResults } = await search()
  field.focus()
  fireEvent.input(field, { target: { value: 'cup' } })
  await showResults()
  expect(document.activeElement).toBe(field)
})
