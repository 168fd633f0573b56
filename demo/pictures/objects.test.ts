import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { hexToOklch, rgbToOklch } from './colour.ts'
import { createObjects, objectFile } from './objects.ts'
import { usedObjects } from './used-objects.ts'

test('each object that a picture shows is drawn, and no other is kept', async () => {
  const used = [...(await usedObjects())].map((emoji) => basename(objectFile(emoji)))
  const kept = (await readdir(dirname(objectFile('🎧')))).filter((file) => file.endsWith('.webp'))
  expect(kept.toSorted()).toEqual([...new Set(used)].toSorted())
})

test('objects are large enough for a picture of 1,000 px', async () => {
  const { width, height } = await createObjects()('🎧')
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(720)
})

test.each(['#b3202c', '#1f3a6e', '#2f7d4f'])('an object in %s has that hue', async (hex) => {
  const { data } = await createObjects()('🎧', hex)
  let [seen, close] = [0, 0]
  for (let i = 0; i < data.length; i += 40) {
    if (data[i + 3]! < 250) continue
    const { h, c } = rgbToOklch(data[i]!, data[i + 1]!, data[i + 2]!)
    if (c < 0.03) continue
    seen += 1
    if (Math.abs(((h - hexToOklch(hex).h + 540) % 360) - 180) < 25) close += 1
  }
  expect(seen).toBeGreaterThan(500)
  expect(close / seen).toBeGreaterThan(0.9)
})
