import { printTable, quantile } from '#tools/bench/table.ts'
import type { ProcessFigures } from '../run/process-figures.ts'
import type { RunFigures } from '../run/run.ts'
import { isGivenUp, type StormResult } from '../run/storm.ts'

/** resident memory of a shop that nobody asks, MB */
export const MOST_MEMORY = 300
const MOST_HEALTH = 50
const MOST_CALL = 1_000

export interface Report {
  figures: RunFigures
  findings: number
  /** null where they cannot be read */
  process: ProcessFigures | null
  storm: StormResult | null
  hasEnded: boolean
  times: boolean
}

interface Mark {
  mark: string
  wanted: string
  got: string
  isMet: boolean
}

const marksOf = ({ figures, findings, process, storm, hasEnded, times }: Report): Mark[] => {
  const health = quantile(figures.health.latencies, 0.99)
  const slowest = quantile([...figures.latencies.values()], 1)
  const timed: Mark[] = [
    { mark: 'slowest call', wanted: '≤ 1 s', got: `${Math.round(slowest)} ms`, isMet: slowest <= MOST_CALL },
    { mark: 'health, p99', wanted: '≤ 50 ms', got: `${health.toFixed(1)} ms`, isMet: health <= MOST_HEALTH },
  ]
  return [
    { mark: 'findings', wanted: '0', got: String(findings), isMet: findings === 0 },
    { mark: 'the process', wanted: 'runs on', got: hasEnded ? 'ended' : 'runs', isMet: !hasEnded },
    ...(times ? timed : []),
    ...(process
      ? [
          {
            mark: 'memory when it is quiet again',
            wanted: '< 300 MB',
            got: `${Math.round(process.memory)} MB`,
            isMet: process.memory < MOST_MEMORY,
          },
        ]
      : []),
    ...(storm
      ? [
          {
            mark: 'descriptors after 400 connections of rubbish',
            wanted: `about ${storm.before}`,
            got: `${storm.after} of ${storm.peak}`,
            isMet: isGivenUp(storm),
          },
        ]
      : []),
  ]
}

/** Prints what was measured; answers whether every mark was met. */
export const printReport = (report: Report): boolean => {
  const { figures } = report
  const of = (part: number) => `${quantile([...figures.latencies.values()], part).toFixed(1)} ms`
  printTable('Calls', [
    {
      calls: figures.calls,
      seconds: Math.round(figures.seconds),
      median: of(0.5),
      p99: of(0.99),
      'health asked': figures.health.latencies.length,
      'health failed': figures.health.failures,
    },
  ])
  printTable(
    'Answers',
    [...figures.statuses]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, count]) => ({ status, count })),
  )
  const marks = marksOf(report)
  printTable(
    'Marks',
    marks.map(({ mark, wanted, got, isMet }) => ({ mark, wanted, got, met: isMet ? 'yes' : 'NO' })),
  )
  return marks.every(({ isMet }) => isMet)
}
