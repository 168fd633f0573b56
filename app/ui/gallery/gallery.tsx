import { FilterChip } from '../actions/chip.tsx'
import { Container, Row } from '../layout/container.tsx'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { Foundation } from './foundation.tsx'
import styles from './gallery.module.css'
import { Overlays } from './overlays.tsx'
import { say } from './samples.ts'
import { Shopping } from './shopping.tsx'
import { Structure } from './structure.tsx'

const toggleDark = () => {
  const { dataset } = document.documentElement
  if (dataset.theme === 'dark') delete dataset.theme
  else dataset.theme = 'dark'
}

/** Every component in every state, for whoever works on them. */
export const Gallery = () => (
  <main className={styles.page} id="top">
    <Container stack>
      <Row loose>
        <h1>{say('نگارخانهٔ اجزا', 'Component gallery')}</h1>
        <FilterChip selected={false} icon="dark_mode" onClick={toggleDark}>
          {say('روشن / تیره', 'Light / dark')}
        </FilterChip>
      </Row>
      <Foundation />
      <Actions />
      <Shopping />
      <Forms />
      <Structure />
      <Overlays />
    </Container>
  </main>
)
