import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Divider } from '../display/divider.tsx'
import { Amount } from '../display/figures/price.tsx'
import { Sums } from '../display/figures/sums.tsx'
import { ListItem } from '../display/list-item.tsx'
import { DetailsTable } from '../display/text/details-table.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { SkeletonGrid, SkeletonList, SkeletonText } from '../feedback/skeleton.tsx'
import { StepProgress } from '../feedback/step-progress.tsx'
import { formatDate } from '../format.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Pagination } from '../layout/pagination.tsx'
import { Tabs } from '../layout/tabs.tsx'
import styles from './gallery.module.css'
import { Box, Here, Part } from './part.tsx'
import { say, toman } from './samples.ts'

const long = () =>
  say(
    'این هدفون با باتری سی‌ساعته، حذف نویز فعال و گوشی‌های نرم، برای سفرهای طولانی ساخته شده است. در جعبه، کیف سخت و کابل شارژ هم هست.',
    'With thirty hours of battery, noise cancelling and soft pads these headphones are made for long journeys. A hard case and a cable are in the box.',
  )

export const Structure = () => {
  const [share, setShare] = useState(0.35)
  useEffect(() => {
    const timer = setTimeout(() => setShare(0.7), 600)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Part title={say('ساختار', 'Structure')}>
      <Box>
        <Breadcrumbs
          items={[
            { label: say('خانه', 'Home'), render: <Here /> },
            { label: say('کالای دیجیتال', 'Electronics'), render: <Here /> },
            { label: say('هدفون', 'Headphones') },
          ]}
        />
        <Tabs
          label={say('دربارهٔ کالا', 'About the product')}
          tabs={[
            { id: 'text', label: say('معرفی', 'Description'), content: <p>{long()}</p> },
            {
              id: 'attributes',
              label: say('مشخصات', 'Attributes'),
              content: (
                <DetailsTable
                  rows={[
                    { label: say('وزن', 'Weight'), value: say('۲۵۰ گرم', '250 g') },
                    { label: say('مدل', 'Model'), value: <bdi>WH-1000XM6</bdi> },
                    { label: say('عرضه', 'Released'), value: formatDate('2026-06-04T00:00:00') },
                  ]}
                />
              ),
            },
            { id: 'reviews', label: say('دیدگاه‌ها', 'Reviews'), content: <SkeletonList count={2} /> },
          ]}
        />
        <div>
          <Disclosure title={say('روش‌های ارسال چیست؟', 'How do you ship?')} name="faq" defaultOpen>
            <p>{long()}</p>
          </Disclosure>
          <Disclosure title={say('چطور کالا را برگردانم؟', 'How do I return a product?')} name="faq">
            <p>{long()}</p>
          </Disclosure>
        </div>
        <Pagination page={5} pages={12} renderPage={(page) => <Here href={`#page-${page}`} />} />
        <StepProgress
          label={say('گام‌های خرید', 'Steps')}
          steps={[
            say('سبد', 'Cart'),
            say('نشانی', 'Address'),
            say('پرداخت', 'Payment'),
            say('پایان', 'Done'),
          ]}
          current={2}
        />
        <ProgressBar label={say('تا ارسال رایگان', 'To free shipping')} value={share} tone="success" />
        <Sums
          rows={[
            { label: say('جمع کالاها', 'Subtotal'), value: <Amount amount="7240000" currency={toman} /> },
            { label: say('ارسال', 'Shipping'), value: <Amount amount="45000" currency={toman} /> },
          ]}
        />
        <Divider />
        <Divider label={say('یا', 'or')} />
        <div>
          <ListItem title={say('سفارش‌های من', 'My orders')} icon="receipt_long" render={<Here />} current />
          <ListItem
            title={say('نشانی‌ها', 'Addresses')}
            subtitle={say('دو نشانی', 'Two of them')}
            icon="location_on"
            render={<Here />}
          />
          <ListItem title={say('زبان', 'Language')} icon="language" end={say('فارسی', 'English')} />
          <ListItem
            title={say('خروج', 'Sign out')}
            icon="logout"
            tone="danger"
            render={<button type="button" />}
          />
        </div>
        <div className={styles.columns}>
          <Notice title={say('قیمت عوض شده', 'The price has changed')}>
            {say('از دیروز ۵٪ کمتر شده است.', 'It is 5% lower than yesterday.')}
          </Notice>
          <Notice tone="success">{say('کد تخفیف به کار رفت.', 'The coupon was applied.')}</Notice>
          <Notice tone="warning">{say('فقط ۲ عدد مانده است.', 'Only 2 are left.')}</Notice>
          <Notice
            tone="error"
            title={say('پرداخت انجام نشد', 'Payment failed')}
            actions={
              <Button size="small" variant="text">
                {say('تلاش دوباره', 'Try again')}
              </Button>
            }
          >
            {say('بانک پاسخ نداد.', 'The bank did not answer.')}
          </Notice>
        </div>
        <EmptyState
          icon="shopping_bag"
          title={say('سبد خریدتان خالی است', 'Your cart is empty')}
          text={say(
            'از پیشنهادهای امروز شروع کنید یا سراغ دسته‌ها بروید.',
            'Start with the deals of today, or browse the categories.',
          )}
        >
          <Button>{say('دیدن پیشنهادها', 'See the deals')}</Button>
        </EmptyState>
        <SkeletonText />
        <SkeletonList count={2} />
        <SkeletonGrid count={4} />
      </Box>
    </Part>
  )
}
