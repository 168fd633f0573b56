/** What says who, when, where, of what or in which colour, and names no goods. */
export const MEANINGS = `
هدیه, کادو, کادویی, هدیه‌ای, سوغاتی, سوغات, gift, gifts, present, presents, gift idea
روز معلم, روز مادر, روز پدر, روز زن, روز مرد, روز دختر, روز پسر, روز دانشجو, روز پرستار, سالگرد, سالگرد ازدواج, خواستگاری, فارغ‌التحصیلی, جشن تکلیف, mothers day, fathers day, anniversary > هدیه, gift
ولنتاین, روز عشق, سپندارمذگان, valentine, valentines > هدیه, gift
عیدی > هدیه, gift
کادو تولد, هدیه تولد, کادوی تولد, birthday gift, birthday present > هدیه, gift
تولد, جشن تولد, birthday
زنانه, زنونه, بانوان, خانم, خانمها, خانوم, خانم‌ها, خانومها, دخترانه, زن, زنان, دخترونه, women, womens, ladies, female, woman
مردانه, مردونه, آقایان, اقایان, آقا, مرد, مردان, پسرانه, پسرونه, men, mens, male, gents, man
دخترانه, دخترونه, دختر, girls, girl
پسرانه, پسرونه, پسر, boys, boy
دختر بچه, پسر بچه, دختر کوچولو, پسر کوچولو, little girl, little boy > بچگانه, کودک, kids
مادر, مامان, همسر, خواهر, مادربزرگ, mother, mom, mum, wife > زنانه, women
پدر, بابا, شوهر, برادر, پدربزرگ, father, dad, husband > مردانه, men
دانش‌آموز, دانش آموز, مدرسه, دانشجو, دانشجویی, دانشگاه, دانشجوها, دبیرستان, student, school, university, college
دانش‌آموز, مدرسه, school, student > لوازم تحریر, stationery
عروسی, مجلسی, مهمانی, مهمونی, پارتی, party, wedding, formal
اداری, محل کار, رسمی, شرکت, office, business, work
روزمره, روزانه, هرروزه, daily, everyday, casual
تابستان, تابستانه, تابستونی, تابستانی, تابستونه, summer
زمستان, زمستانه, زمستونی, زمستانی, زمستونه, winter
گرم, زمستانی > زمستانه
بهاره, بهاری, spring
پاییزه, پاییزی, autumn, fall
یلدا, شب یلدا, چله, yalda
نوروز, عید, عید نوروز, نوروزی, عیدی, nowruz, norooz
ولنتاین, روز عشق, valentine, valentines
ضدآب, ضد آب, واترپروف, waterproof, water resistant
دست‌ساز, دست ساز, دستساز, هندمید, handmade, hand made, handcrafted
ارگانیک, طبیعی, organic, natural
گیاهی, وگان, گیاه‌خواری, vegan, plant based
بدون قند, بدون شکر, رژیمی, دیابتی, sugar free, sugarless, diet
حرفه‌ای, حرفه ای, پروفشنال, professional, pro
مبتدی, مناسب شروع, تازه‌کار, beginner, starter
ساخت ایران, ایرانی, تولید ایران, made in iran, iranian
کلاسیک, classic
خانوادگی, خانواده, family
محلی, روستایی, local
هوشمند, اسمارت, smart
برقی, الکتریکی, الکتریک, electric
دیجیتال, دیجیتالی, digital
دیواری, wall
رومیزی, desktop, tabletop
مکانیکی, mechanical
لیزری, laser
مشکی, سیاه, مشگی, سیا, بلک, black
سفید, سپید, وایت, white
خاکستری, طوسی, توسی, نقره‌ای, نوک مدادی, دودی, grey, gray
سرمه‌ای, سورمه‌ای, سرمه ای, آبی تیره, نیوی, navy, navy blue
آبی, ابی, blue
آبی > سرمه‌ای, فیروزه‌ای, navy
فیروزه‌ای, فیروزه ای, سبزآبی, teal, turquoise
سبز, green
سبز > زیتونی, olive
زیتونی, سبز زیتونی, یشمی, olive
زرد, خردلی, yellow, mustard
نارنجی, پرتقالی, orange
قرمز, سرخ, red
قرمز > زرشکی, burgundy
زرشکی, جگری, شرابی, آلبالویی, burgundy, maroon
صورتی, گلبهی, pink
بنفش, یاسی, purple, violet
کرم, کرمی, کرم رنگ, بژ, شیری, نباتی, cream, beige
قهوه‌ای, قهوه ای, brown
طلایی, طلا, gold, golden
چرم, چرمی, چرم طبیعی, leather
نخ, نخی, پنبه, پنبه‌ای, پنبه ای, cotton
پشم, پشمی, wool, woolen
کتان, لینن, لنین, linen
چوب, چوبی, wood, wooden
فلز, فلزی, metal
استیل, استنلس استیل, stainless steel, steel
شیشه, شیشه‌ای, glass
سفال, سفالی, clay, pottery
سرامیک, سرامیکی, ceramic
پلاستیک, پلاستیکی, plastic
چدن, چدنی, cast iron
کاغذ, کاغذی, paper
حصیر, حصیری, straw
ابریشم, ابریشمی, silk
مخمل, مخملی, velvet
الومینیوم, آلومینیومی, aluminium, aluminum
بامبو, bamboo
بافت, بافتنی, بافته, knit, knitted
لارج, بزرگ, large, l
مدیوم, متوسط, medium, m
اسمال, کوچک, کوچیک, small, s
ایکس لارج, xl, x large, extra large
دو ایکس لارج, دوایکس, xxl, 2xl
فری سایز, فری‌سایز, free size, one size
بزرگ, big, large
کوچک, کوچیک, مینی, small, mini, little
بلند, long
کوتاه, short
سبک, light, lightweight
نرم, soft
گیگابایت, گیگ, گیگا, gb, gig
ترابایت, ترا, tb
میلی لیتر, میلی‌لیتر, سی سی, سی‌سی, ml, cc
لیتر, لیتری, l, liter, litre
گرم, گرمی, gr, g, gram, grams
کیلوگرم, کیلو, کیلویی, kg, kilo
اینچ, اینچی, inch, inches
متر, متری, meter, metre
سانتیمتر, سانتی‌متر, سانت, سانتی, cm
درصد, percent
تایی, تائی, عددی, تا, pack, pcs, pieces
تکه, تیکه, قطعه, pieces, piece
پارچه, تکه, قطعه, piece
نفره, نفری, person, seater
جفت, جفتی, pair, pairs
دونفره, دو نفره, double
یک‌نفره, تک‌نفره, یک نفره, تک نفره, single
سه‌نفره, سه نفره, three person, three seater
ماهه, ماه, month, months
ساله, سال, year, years
گارانتی, ضمانت, warranty, guarantee
ست, سری, مجموعه, سرویس, پک, set, kit, pack, bundle
پک, بسته, بستهٔ, package
گجت, گجت هوشمند, ابزارک, gadget, gadgets
دیجیتال, کالای دیجیتال, لوازم دیجیتال, لوازم الکترونیکی, الکترونیک, الکترونیکی, electronics, digital, tech
صوتی, صوتی و تصویری, سیستم صوتی, تجهیزات صوتی, audio, sound system, stereo
گیمینگ, بازی, گیم, گیمر, gaming, gamer
بی‌سیم, بیسیم, بی سیم, وایرلس, وایرلِس, وای لس, بدون سیم, wireless, cordless
بلوتوث, بلوتوثی, بلوتوس, bluetooth
وای‌فای, وای فای, وایفای, wifi, wi fi
سیمی, با سیم, سیم‌دار, wired
نویز کنسلینگ, حذف نویز, نویزکنسلینگ, noise cancelling, noise canceling, anc
قابل حمل, پرتابل, سیار, portable
تاشو, تا شو, folding, foldable
شارژ سریع, فست شارژ, fast charge, quick charge, fast charging
لوازم جانبی, جانبی, accessories
خانه, خونه, منزل, خانگی, خانه‌داری, home, house, household
آشپزخانه, آشپزخونه, اشپزخانه, لوازم آشپزخانه, وسایل آشپزخانه, kitchen, kitchenware
آرایش, آرایشی, لوازم آرایش, لوازم آرایشی, میکاپ, میک اپ, میکآپ, makeup, make up, cosmetics
زیبایی, بهداشتی, آرایشی بهداشتی, آرایشی و بهداشتی, beauty, personal care
پوست, مراقبت پوست, پوستی, skin care, skincare
مو, مراقبت مو, hair care, haircare
استرس, آرامش, ریلکس, ریلکسیشن, آرامش‌بخش, رفع استرس, کاهش استرس, ضد استرس, relax, relaxing, relaxation, stress relief
سلامت, سلامتی, بهداشت, پزشکی, طبی, health, medical, wellness
صبحانه, صبحونه, breakfast
نوزاد, نوزادی, نینی, نی نی, نی‌نی, سیسمونی, سیسمونی نوزاد, شیرخوار, baby, infant, newborn, babies
کودک, بچه, بچه‌ها, کودکان, بچگانه, بچه‌گانه, کودکانه, خردسال, کوچولو, kid, kids, child, children, childrens, toddler
ورزش, ورزشی, اسپرت, لوازم ورزشی, وسایل ورزشی, تجهیزات ورزشی, sport, sports, sporting goods, fitness, sports equipment
باشگاه, بدنسازی, فیتنس, بدن‌سازی, باشگاهی, gym, fitness, workout, exercise
رزمی, ورزش رزمی, ورزش‌های رزمی, لباس رزمی, لباس کاراته, لباس تکواندو, کاراته, تکواندو, جودو, martial arts, karate, karate uniform, judo, gi
سفر, مسافرت, مسافرتی, سفری, گردشگری, travel, trip
کمپینگ, کمپ, طبیعت‌گردی, طبیعت گردی, کوهنوردی, کوه‌نوردی, پیک نیک, پیکنیک, camping, outdoor, outdoors, hiking, trekking
ریاضی, ریاضیات, math, maths, mathematics
هنر, هنری, art
نقاشی, لوازم نقاشی, رنگ و نقاشی, وسایل نقاشی, art supplies, painting supplies, drawing
`
