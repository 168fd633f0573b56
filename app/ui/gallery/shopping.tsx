import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { Badge, Ribbon } from '../display/figures/badge.tsx'
import { Countdown } from '../display/figures/countdown.tsx'
import { Price } from '../display/figures/price.tsx'
import { Rating } from '../display/figures/rating.tsx'
import { Img } from '../display/pictures/img.tsx'
import { tintOf } from '../display/pictures/thumbhash.ts'
import clamp from '../display/text/clamp.module.css'
import { Carousel } from '../layout/carousel.tsx'
import { Card, Row } from '../layout/container.tsx'
import { SectionHeader } from '../layout/section-header.tsx'
import styles from './gallery.module.css'
import { Box, Here, Part } from './part.tsx'
import { dollar, picture, products, say, toman } from './samples.ts'

const TONES = ['neutral', 'secondary', 'tertiary', 'sale', 'success', 'warning', 'error', 'inverse'] as const
const HASH = 'syYKJwT4d2eHeHd/g4d3eHh4hn/4B3gA'

const SampleCard = ({ product }: { product: (typeof products)[number] }) => {
  const [liked, setLiked] = useState(product.id === 3)
  return (
    <Card as="article" flush className={styles.product}>
      {product.id === 1 && <Ribbon>{say('پیشنهاد روز', 'Deal of the day')}</Ribbon>}
      <Img src={picture(product.hue)} alt="" width={400} height={400} ratio={1} tint={tintOf(HASH)} />
      <IconButton
        className={styles.heart}
        icon="favorite"
        pressedIcon="favorite-fill"
        variant="floating"
        pressed={liked}
        label={say('علاقه‌مندی', 'Wish list')}
        onClick={() => setLiked(!liked)}
      />
      <div className={styles.about}>
        <h3 className={cx(clamp.clamp, styles.name)}>{say(product.fa, product.en)}</h3>
        <Rating value={product.rating} variant="short" count={128} />
        <Price className={styles.price} amount={product.price} regular={product.regular} currency={toman} />
        <Button full size="small" variant="tonal">
          {say('افزودن به سبد', 'Add to cart')}
        </Button>
      </div>
    </Card>
  )
}

export const Shopping = () => {
  const [end] = useState(() => Date.now() + 3 * 86_400_000 + 4_000_000)
  return (
    <>
      <Part title={say('اسلاید و کارت', 'Carousel and cards')}>
        <Carousel label={say('بنرها', 'Banners')} perView={[1.08, 1.5, 2]} bullets="dots" autoPlay={2500}>
          {[200, 320, 30].map((hue) => (
            <Here className={styles.banner} key={hue}>
              <Img
                src={picture(hue, 800, 360)}
                alt={say('بنر نمونه', 'Sample banner')}
                width={800}
                height={360}
                priority
              />
            </Here>
          ))}
        </Carousel>
      </Part>
      <section>
        <SectionHeader title={say('شگفت‌انگیزها', 'On sale')} icon="percent" more={<Here />}>
          <Countdown to={end} size="small" />
        </SectionHeader>
        <Carousel label={say('شگفت‌انگیزها', 'On sale')}>
          {products.map((product) => (
            <SampleCard key={product.id} product={product} />
          ))}
        </Carousel>
      </section>
      <section>
        <SectionHeader
          title={say('همهٔ کالاها', 'All products')}
          subtitle={say('تازه‌ترین‌ها بالا', 'Newest first')}
        />
        <div className={styles.grid}>
          {products.map((product) => (
            <SampleCard key={product.id} product={product} />
          ))}
        </div>
      </section>
      <Part title={say('قیمت، امتیاز، نشان', 'Price, rating, badge')}>
        <Box>
          <Row loose>
            <Price amount="4890000" regular="6250000" currency={toman} size="small" />
            <Price amount="4890000" regular="6250000" currency={toman} />
            <Price amount="4890000" regular="6250000" currency={toman} size="large" layout="line" />
          </Row>
          <Row loose>
            <Price amount="18900000" currency={{ ...toman, display_as: 'IRR' }} />
            <Price amount="120000" currency={toman} from />
            <Price amount="0" currency={toman} />
            <Price amount="18.5" regular="25" currency={dollar} />
            <Price amount="1250.5" currency={{ ...dollar, symbol: '€', position: 'right_space' }} />
          </Row>
          <Row loose>
            <Rating value={4.5} count={128} />
            <Rating value={3.2} size={22} />
            <Rating value="4.33" variant="short" count={1024} />
          </Row>
          <Row loose>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} icon={tone === 'success' ? 'check' : undefined}>
                {tone}
              </Badge>
            ))}
          </Row>
          <Row loose>
            <Countdown to={end} />
            <Countdown to={end} tone="neutral" tenths />
          </Row>
          <div className={styles.grid}>
            <Img src="" alt={say('تصویر خراب', 'Broken picture')} ratio={1} />
            <Img
              src={picture(90, 600, 400)}
              alt={say('قاب ۳ به ۲', 'Three by two')}
              width={600}
              height={400}
              tint={tintOf(HASH)}
            />
            <Img src={picture(90, 600, 400)} alt={say('گنجانده', 'Contained')} ratio={1} fit="contain" />
          </div>
        </Box>
      </Part>
    </>
  )
}
