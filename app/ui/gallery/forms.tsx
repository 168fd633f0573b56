import { useState } from 'react'
import { Amount } from '../display/figures/price.tsx'
import { Checkbox, ChoiceGroup, Radio, Switch } from '../forms/choice.tsx'
import { QuantityStepper } from '../forms/quantity-stepper.tsx'
import { RatingInput } from '../forms/rating-input.tsx'
import { SearchField } from '../forms/search-field.tsx'
import { SelectField, TextArea, TextField } from '../forms/text-field.tsx'
import { Row } from '../layout/container.tsx'
import styles from './gallery.module.css'
import { Box, Part } from './part.tsx'
import { say, toman } from './samples.ts'

export const Forms = () => {
  const [count, setCount] = useState(2)
  const [rating, setRating] = useState(4)
  return (
    <Part title={say('فرم‌ها', 'Forms')}>
      <Box>
        <SearchField label={say('جستجو در ویترین', 'Search Vitrin')} />
        <div className={styles.columns}>
          <TextField label={say('نام و نام خانوادگی', 'Full name')} autoComplete="off" />
          <TextField
            label={say('موبایل', 'Mobile')}
            type="tel"
            icon="call"
            defaultValue="09121234567"
            hint={say('کد تأیید به این شماره پیامک می‌شود.', 'We text a code to this number.')}
          />
          <TextField
            label={say('کد پستی', 'Postcode')}
            inputMode="numeric"
            defaultValue="123"
            error={say('کد پستی ده رقم دارد.', 'A postcode has ten digits.')}
          />
          <TextField
            label={say('گذرواژه', 'Password')}
            type="password"
            defaultValue="secret"
            autoComplete="off"
          />
          <TextField label={say('شرکت', 'Company')} optional placeholder={say('نام شرکت', 'Company name')} />
          <TextField label={say('مبلغ', 'Amount')} suffix={say('تومان', 'Toman')} inputMode="numeric" />
          <SelectField
            label={say('استان', 'Province')}
            options={[
              { value: 'teh', label: say('تهران', 'Tehran') },
              { value: 'isf', label: say('اصفهان', 'Isfahan') },
            ]}
          />
          <TextField label={say('غیرفعال', 'Disabled')} disabled defaultValue={say('نوشتهٔ ثابت', 'Fixed')} />
        </div>
        <TextArea
          label={say('یادداشت سفارش', 'Order note')}
          placeholder={say('اگر نکته‌ای برای پیک دارید بنویسید', 'Anything the courier should know')}
          optional
        />
        <div className={styles.columns}>
          <div>
            <Checkbox label={say('قوانین را می‌پذیرم', 'I accept the terms')} defaultChecked />
            <Checkbox
              label={say('خبرنامه را بفرست', 'Send me news')}
              hint={say('ماهی یک بار', 'Once a month')}
            />
            <Checkbox
              label={say('لازم است', 'Needed')}
              error={say('این را بپذیرید.', 'Please accept this.')}
            />
            <Checkbox label={say('غیرفعال', 'Disabled')} disabled />
          </div>
          <ChoiceGroup legend={say('شیوهٔ ارسال', 'Shipping')}>
            <Radio
              boxed
              name="shipping"
              label={say('پست پیشتاز', 'Post')}
              hint={say('۳ تا ۵ روز کاری', '3 to 5 working days')}
              end={<Amount amount="45000" currency={toman} />}
              defaultChecked
            />
            <Radio
              boxed
              name="shipping"
              label={say('پیک', 'Courier')}
              hint={say('همین امروز', 'Today')}
              end={<Amount amount="90000" currency={toman} />}
            />
          </ChoiceGroup>
          <div>
            <Switch label={say('حالت شب', 'Dark mode')} />
            <Switch
              label={say('پیام‌ها', 'Messages')}
              hint={say('خبر سفارش‌ها', 'News of your orders')}
              defaultChecked
            />
            <Switch label={say('غیرفعال', 'Disabled')} disabled />
          </div>
        </div>
        <RatingInput
          legend={say('امتیاز شما', 'Your rating')}
          name="rating"
          value={rating}
          onChange={setRating}
        />
        <Row loose>
          <QuantityStepper value={count} onChange={setCount} max={5} onRemove={() => setCount(1)} />
          <QuantityStepper value={count} onChange={setCount} max={5} size="small" />
        </Row>
      </Box>
    </Part>
  )
}
