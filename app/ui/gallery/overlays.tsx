import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { ListItem } from '../display/list-item.tsx'
import { Checkbox } from '../forms/choice.tsx'
import { Row } from '../layout/container.tsx'
import { alert } from '../overlays/alert.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { Sheet, SideDrawer } from '../overlays/sheet.tsx'
import { toast } from '../overlays/toast.ts'
import { ScratchDialog } from '../scratch/scratch-dialog.tsx'
import { Box, Here, Part } from './part.tsx'
import { say } from './samples.ts'

type Overlay = 'sheet' | 'start' | 'end' | 'dialog' | 'scratch' | null

export const Overlays = () => {
  const [open, setOpen] = useState<Overlay>(null)
  const [answer, setAnswer] = useState('')
  const bind = (overlay: Overlay) => ({
    open: open === overlay,
    onOpenChange: (next: boolean) => setOpen(next ? overlay : null),
  })
  const ask = async () => {
    const id = await alert({
      title: say('به سبد اضافه شد', 'Added to cart'),
      body: say('هدفون بی‌سیم در سبد خرید شماست.', 'The wireless headphones are in your cart.'),
      actions: [
        { id: 'cart', label: say('دیدن سبد', 'Show cart') },
        { id: 'back', label: say('بازگشت به فروشگاه', 'Back to shop') },
      ],
    })
    setAnswer(id ?? '—')
  }
  const undo = { label: say('بازگردانی', 'Undo'), onPress: () => toast(say('بازگشت', 'It is back')) }
  return (
    <Part title={say('لایه‌ها', 'Overlays')}>
      <Box>
        <Row loose>
          <Button variant="tonal" onClick={() => setOpen('sheet')}>
            {say('برگه', 'Sheet')}
          </Button>
          <Button variant="tonal" onClick={() => setOpen('start')}>
            {say('کشوی آغاز', 'Start drawer')}
          </Button>
          <Button variant="tonal" onClick={() => setOpen('end')}>
            {say('کشوی پایان', 'End drawer')}
          </Button>
          <Button variant="tonal" onClick={() => setOpen('dialog')}>
            {say('پنجره', 'Dialog')}
          </Button>
          <Button variant="tonal" onClick={() => setOpen('scratch')}>
            {say('کارت خراشیدنی', 'Scratch card')}
          </Button>
          <Button variant="tonal" onClick={ask}>
            {say('هشدار', 'Alert')}
          </Button>
          <Button
            variant="tonal"
            onClick={() => toast(say('به سبد خرید افزوده شد', 'Added to cart'), { tone: 'success' })}
          >
            {say('پیام کوتاه', 'Toast')}
          </Button>
          <Button
            variant="tonal"
            onClick={() => toast(say('کالا حذف شد', 'Removed'), { action: undo, duration: 6000 })}
          >
            {say('پیام با دکمه', 'Toast with action')}
          </Button>
          <output>{answer}</output>
        </Row>
        <Sheet
          {...bind('sheet')}
          title={say('مرتب‌سازی', 'Sort by')}
          footer={<Button onClick={() => setOpen(null)}>{say('نمایش ۲۴ کالا', 'Show 24 products')}</Button>}
        >
          {[
            say('جدیدترین', 'Newest'),
            say('ارزان‌ترین', 'Cheapest'),
            say('گران‌ترین', 'Dearest'),
            say('محبوب‌ترین', 'Most popular'),
          ].map((label) => (
            <Checkbox key={label} label={label} />
          ))}
        </Sheet>
        {(['start', 'end'] as const).map((side) => (
          <SideDrawer key={side} side={side} {...bind(side)} title={say('فهرست', 'Menu')}>
            <ListItem icon="home" title={say('خانه', 'Home')} render={<Here />} current />
            <ListItem icon="category" title={say('دسته‌بندی‌ها', 'Categories')} render={<Here />} />
            <ListItem icon="favorite" title={say('علاقه‌مندی‌ها', 'Wish list')} render={<Here />} />
          </SideDrawer>
        ))}
        <Dialog
          {...bind('dialog')}
          title={say('حریم خصوصی', 'Privacy')}
          actions={<Button onClick={() => setOpen(null)}>{say('خواندم', 'I have read it')}</Button>}
        >
          <p>
            {say(
              'اطلاعات شما نزد ما می‌ماند و جز برای رساندن سفارش به کار نمی‌رود.',
              'What you tell us stays with us and serves to deliver your order, nothing else.',
            )}
          </p>
        </Dialog>
        <ScratchDialog
          {...bind('scratch')}
          reward={{ message: say('ده درصد تخفیف با کد', 'Ten percent off with'), code: 'WELCOME10' }}
        />
      </Box>
    </Part>
  )
}
