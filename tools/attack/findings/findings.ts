import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../requests/call.ts'
import type { Wire } from '../run/send.ts'
import type { Problem } from './judge.ts'

const FOLDER = join(import.meta.dirname, '../../../test-results/attack')

export interface Finding extends Problem {
  route: string
  shape: string
  seed: string
  number: number
  times: number
  call: Call
  /** as it was sent, in base64 */
  sent: string[]
  /** what the server logged of it */
  logged: string
}

export interface Findings {
  add: (call: Call, wire: Wire, problem: Problem, logged: string) => void
  all: () => Finding[]
  /** writes each finding to a file that `--replay` takes; answers the lines to print */
  write: () => string[]
}

/** Findings of one run, each kind of a route once. */
export const createFindings = (seed: string): Findings => {
  const found = new Map<string, Finding>()
  const write = (finding: Finding, index: number): string => {
    const file = join(FOLDER, `${index + 1}.json`)
    writeFileSync(file, JSON.stringify(finding, null, 2))
    const { kind, route, shape, number, times, detail, logged, call } = finding
    const { request } = call
    const line = request.kind === 'http' ? `${request.method} ${request.target.slice(0, 120)}` : 'raw'
    return [
      `${kind} · ${route} · ${times}× · ${shape}`,
      `  ${line}`,
      ...(detail ? [`  ${detail.slice(0, 200)}`] : []),
      ...(logged ? [`  ${logged.split('\n').slice(0, 4).join('\n  ')}`] : []),
      `  npm run attack -- --replay ${file}   (seed ${seed}, call ${number})`,
    ].join('\n')
  }
  return {
    add: (call, wire, problem, logged) => {
      // the same fault in the log is the same finding, wherever it was met
      const key = `${problem.kind} ${logged ? logged.split('\n').slice(0, 3).join() : call.route}`
      const known = found.get(key)
      if (known) {
        known.times++
        return
      }
      const { route, shape, number } = call
      const sent = wire.pieces.slice(0, 300).map((piece) => Buffer.from(piece, 'latin1').toString('base64'))
      found.set(key, { ...problem, route, shape, seed, number, times: 1, call, sent, logged })
    },
    all: () => [...found.values()],
    write: () => {
      rmSync(FOLDER, { recursive: true, force: true })
      mkdirSync(FOLDER, { recursive: true })
      return [...found.values()].map(write)
    },
  }
}

export const readFinding = (file: string): Finding => JSON.parse(readFileSync(file, 'utf8')) as Finding
