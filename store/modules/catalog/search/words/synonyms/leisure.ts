/** Baby, toys, sports, books, stationery, music, travel, pets and cars. */
export const LEISURE = `
شیشه شیر, شیشه‌شیر, بطری شیر, شیشه شیر نوزاد, baby bottle, feeding bottle, nursing bottle
پستانک, pacifier
پوشک, پوشک بچه, مای بیبی, پمپرز, diaper, diapers, nappy, nappies
شیر خشک, شیرخشک, baby formula, formula milk
دستمال مرطوب, wet wipes, baby wipes
کالسکه, کالسکه بچه, stroller, pram, buggy
صندلی ماشین کودک, صندلی خودرو کودک, car seat
روروک, روروئک, baby walker
وان حمام, وان نوزاد, وان بچه, وان حموم, baby bath, baby bathtub, bathtub
جغجغه, جق جقه, جقجقه, جغ جغه, دندان‌گیر, rattle, teether
لالایی, عروسک لالایی, lullaby toy
آغوشی, baby carrier
گهواره, تخت نوزاد, تخت بچه, crib, cradle, cot
جوجه حمام, اردک حمام, اسباب بازی حمام, پوپت حمام, bath toy, rubber duck
اسباب بازی, اسباب‌بازی, اسباببازی, وسیله بازی, سرگرمی کودک, toy, toys, plaything
عروسک, عروسک پولیشی, پولیشی, خرس عروسکی, عروسک خرس, خرس پولیشی, تدی, عروسک خرسی, doll, plush, stuffed animal, teddy, teddy bear, stuffed toy, soft toy
عروسک > خرس عروسکی, دایناسور نرم, teddy bear
باربی, عروسک باربی, barbie
قطار, قطار اسباب‌بازی, قطار چوبی, toy train, train set
ماشین اسباب بازی, ماشین کنترلی, ماشین بازی, toy car, rc car
لگو, خانه سازی, خانه‌سازی, آجره, lego, building blocks, blocks
ربات, روبات, آدم آهنی, ربات آموزشی, robot, coding robot
موشک, فضاپیما, rocket, space rocket
دایناسور, dinosaur
یویو, یو یو, yo yo, yoyo
بادبادک, کایت, kite
تفنگ اسباب بازی, تفنگ آب‌پاش, toy gun, water gun
خمیر بازی, خمیربازی, playdough, play doh
! تاب, سرسره, swing, slide
بازی فکری, بازی رومیزی, بردگیم, برد گیم, بردگیمز, بازی تخته‌ای, بازی گروهی, بازی دورهمی, boardgame, board game, board games, tabletop game
شطرنج, شترنج, chess, chess set
تخته نرد, تخته‌نرد, backgammon
پازل, پازل هزار تکه, جورچین, puzzle, jigsaw, jigsaw puzzle
مکعب روبیک, روبیک, rubik, rubiks cube
کارت بازی, ورق بازی, پاسور, ورق, playing cards, card deck, deck of cards
! منچ, مارپله, ludo
دارت, دارت آهنربایی, darts, dartboard, dart board
چرتکه, چورتکه, abacus
! دمبل, هالتر, وزنه, کتل بل, dumbbell, dumbbells, weights, barbell, kettlebell
! تردمیل, دوچرخه ثابت, الپتیکال, treadmill, exercise bike
مت یوگا, زیرانداز یوگا, تشک ورزشی, yoga mat
کش ورزشی, resistance band
طناب, طناب ورزشی, طناب‌زنی, طناب زنی, jump rope, skipping rope
توپ, ball
توپ فوتبال, فوتبال, football, soccer ball, soccer
توپ بسکتبال, بسکتبال, basketball
توپ والیبال, والیبال, volleyball
توپ تنیس, تنیس, tennis, tennis ball, tennis balls
راکت, راکت تنیس, racket, racquet
پینگ پنگ, پینگ‌پنگ, تنیس روی میز, پینگ پونگ, پنگ پنگ, ping pong, table tennis, paddle
بدمینتون, بدمینگتون, ست بدمینتون, badminton, shuttlecock
بوکس, دستکش بوکس, مشت‌زنی, boxing, boxing gloves
کیسه بوکس, punching bag
تیر و کمان, تیروکمان, تیرکمان, کمان, تیراندازی با کمان, bow, archery, bow and arrow
شنا, عینک شنا, swimming, swim goggles
اسکی, چوب اسکی, ski, skis
دوچرخه, دوچرخ, bicycle, bike, cycle
دوچرخه کوهستان, mountain bike
اسکوتر, اسکوتر تاشو, scooter, kick scooter
اسکیت, اسکیت چهارچرخ, کفش اسکیت, رولر اسکیت, roller skates, skates, rollerblades, inline skates
اسکیت بورد, اسکیت‌بورد, اسکیتبورد, اسکیت برد, skateboard
کلاه ایمنی, کلاه دوچرخه, کلاه کاسکت, helmet, bike helmet
زنگ دوچرخه, bike bell, bicycle bell
موتور, موتورسیکلت, موتور سیکلت, motorcycle, motorbike
چادر, چادر مسافرتی, چادر کمپینگ, چادر مسافرتی سه‌نفره, tent, camping tent
کیسه خواب, sleeping bag
زیرانداز, زیر انداز, picnic mat
صندلی تاشو, صندلی سفری, folding chair, camping chair
قطب‌نما, قطب نما, قطبنما, compass
قایق, قایق بادی, inflatable boat, boat, kayak, dinghy
چوب ماهیگیری, چوب ماهی‌گیری, لنسر, قلاب, قلاب ماهیگیری, ماهیگیری, fishing rod, fishing pole, fishing
ماسک غواصی, غواصی, اسنورکل, عینک غواصی, لوله غواصی, snorkel, diving mask, snorkel set, snorkeling, scuba
جلیقه نجات, life jacket
کتاب, کتب, book, books
کتاب, book > رمان, شعر, مجموعه داستان, novel, cookbook, poetry
رمان, داستان, کتاب داستان, novel, fiction, storybook, story
داستان کوتاه, مجموعه داستان, short stories
شعر, کتاب شعر, دیوان, اشعار, poetry, poems, poem
آشپزی, کتاب آشپزی, دستور پخت, دستور آشپزی, cookbook, recipe book, cooking book, recipes
کتاب کودک, کتاب بچه, قصه, کتاب قصه, کتاب داستان کودک, قصه کودک, childrens book, kids book, picture book
کتاب درسی, کتاب کمک درسی, کمک درسی, textbook
کتاب صوتی, audiobook
کتاب الکترونیکی, کتاب الکترونیک, ایبوک, ای بوک, ebook, e book
! مجله, روزنامه, magazine, newspaper
لوازم تحریر, لوازم‌التحریر, لوازم التحریر, نوشت‌افزار, نوشت افزار, وسایل مدرسه, لوازم مدرسه, stationery, school supplies, office supplies
خودکار, روان‌نویس, روان نویس, ballpoint pen, ballpoint
pen > خودکار, خودنویس, روان‌نویس
روان‌نویس, روان نویس > خودنویس
خودنویس, قلم خودنویس, fountain pen
مداد, مداد مشکی, مداد سیاه, pencil, pencils
مداد رنگی, مدادرنگی, مدادرنگ, colored pencils, colour pencils, crayons
مداد رنگی, مدادرنگی, مدادرنگ > پاستل, آبرنگ, مداد
پاستل, پاستل روغنی, مداد شمعی, گچ رنگی, پاستیل رنگی, oil pastels, pastels, crayons
آبرنگ, آب رنگ, ابرنگ, watercolor, watercolour, watercolors
ماژیک, هایلایتر, marker, markers, highlighter
! پاک‌کن, پاک کن, تراش, eraser, sharpener
دفتر, دفترچه, دفتر یادداشت, دفترچه یادداشت, نوت بوک کاغذی, notebook, notepad, journal, exercise book
سررسید, سالنامه, پلنر, تقویم, دفتر برنامه‌ریزی, planner, diary, agenda, calendar
دفتر, دفترچه, دفتر یادداشت, دفترچه یادداشت, journal > سررسید, planner, diary
ست هندسه, پرگار, گونیا, نقاله, خط کش, خطکش, خط‌کش, ruler, compass set, geometry set, math set
! منگنه, پانچ, stapler, hole punch
ماشین حساب, ماشین‌حساب, calculator
! بوم, بوم نقاشی, سه پایه نقاشی, canvas, easel
کاغذ, کاغذ آ4, کاغذ کادو, paper, printer paper, wrapping paper
ساز, ساز موسیقی, آلات موسیقی, ابزار موسیقی, موسیقی, موزیک, musical instrument, instrument, music
گیتار, گیتار برقی, گیتار الکتریک, guitar, electric guitar
گیتار آکوستیک, گیتار کلاسیک, acoustic guitar, classical guitar
پیانو, پیانو دیجیتال, پیانوی دیجیتال, کیبورد موسیقی, ارگ, piano, digital piano, keyboard piano
ویولن, ویالون, ویولون, ویلون, violin, fiddle
طبل, درام, تمپو, دهل, drum, drums, drum set
! تنبک, دف, tonbak, daf
! سه‌تار, سه تار, تار, سنتور, کمانچه, setar, santur
فلوت, فلوت ریکوردر, ریکوردر, نی, flute, recorder
آکاردئون, آکاردیون, اکاردئون, آکوردئون, accordion
سازدهنی, ساز دهنی, harmonica
کارت هدیه, گیفت کارت, گیفتکارت, بن خرید, gift card, giftcard, gift voucher, voucher
دوره, دوره آموزشی, کلاس, کلاس آنلاین, آموزش, کارگاه, وبینار, course, class, workshop, online course, lesson
آموزش زبان, زبان انگلیسی, مکالمه انگلیسی, گفتگوی انگلیسی, english course
بلیت, بلیط, بلیت کنسرت, کنسرت, ticket, concert ticket, concert, tickets
بلیط هواپیما, بلیت هواپیما, پرواز ارزان, flight ticket, plane ticket
تصویر زمینه, پس‌زمینه, والپیپر, wallpaper, phone wallpaper, background
نرم‌افزار, نرم افزار, برنامه, software
بافتنی, کاموا, نخ بافتنی, بسته بافت, میل بافتنی, قلاب‌بافی, yarn, knitting, knitting kit, crochet
خیاطی, پارچه, sewing, fabric
! سگ, گربه, حیوان خانگی, غذای سگ, غذای گربه, dog food, cat food, dog, cat, pet, pet food
خاک گربه, cat litter
خودرو, ماشین, اتومبیل, car, automobile
لاستیک, تایر, رینگ ماشین, tire, tires, tyre, tyres
روغن موتور, engine oil, motor oil
کلاکت, کلاکت فیلم, clapperboard, clapboard, film slate
چشم‌بند, چشم بند, ماسک خواب, sleep mask, eye mask
هدبند, هدبند خواب, headband
`
