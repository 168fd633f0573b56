/** Household, kitchen, furniture, cleaning, tools and garden. */
export const HOME = `
وسایل آشپزی, لوازم آشپزی, لوازم پخت و پز > آشپزخانه, پخت‌وپز, تابه, قابلمه, cookware
لوازم خانگی, وسایل خانه, وسایل منزل, لوازم منزل, لوازم خانه, home appliances, household goods, homeware
لوازم خانگی, وسایل خانه, وسایل منزل, لوازم منزل, لوازم خانه, homeware, household goods > خانه, home
یخچال, یخچال فریزر, فریزر, سایدبای ساید, ساید بای ساید, fridge, refrigerator, freezer
ماشین لباسشویی, لباسشویی, لباس شویی, washing machine, washer
ماشین ظرفشویی, ظرفشویی, ظرف شویی, dishwasher
اجاق گاز, اجاق, گاز صفحه‌ای, گاز رومیزی, فر گاز, stove, cooktop, gas stove, oven, cooker
مایکروویو, مایکروفر, ماکروویو, ماکروفر, سولاردم, microwave, microwave oven
توستر, تستر, toaster
آون توستر, آونتوستر, toaster oven
سرخ‌کن, سرخ کن, ایر فرایر, ایرفرایر, air fryer, fryer, deep fryer
پلوپز, پلو پز, آرام‌پز, رایس کوکر, rice cooker, slow cooker
زودپز, زود پز, pressure cooker
ساندویچ ساز, ساندویچ‌ساز, sandwich maker
قهوه ساز, قهوه‌ساز, اسپرسوساز, اسپرسو ساز, دستگاه اسپرسو, coffee maker, coffee machine, espresso machine
فرنچ پرس, فرنچ‌پرس, قهوه‌جوش, جذوه, موکاپات, french press, moka pot, cezve
آسیاب قهوه, coffee grinder
چای ساز, چای‌ساز, چایساز, کتری برقی, tea maker, electric kettle
مخلوط کن, مخلوط‌کن, بلندر, blender, smoothie maker
غذاساز, خردکن, food processor, chopper
همزن, هم زن, همزن برقی, hand mixer, stand mixer
آبمیوه گیری, آبمیوه‌گیری, آب میوه گیری, juicer
چرخ گوشت, meat grinder
جارو برقی, جاروبرقی, جارو رباتیک, جارو شارژی, vacuum, vacuum cleaner, robot vacuum, hoover
بخارشو, steam cleaner
اتو, اطو, اتو بخار, اتوبخار, iron, steam iron
میز اتو, ironing board
چرخ خیاطی, sewing machine
کولر, کولر گازی, کولر آبی, اسپلیت, air conditioner, cooler
پنکه, پنکه برقی, پنکه رومیزی, fan, electric fan
بخاری, بخاری برقی, هیتر, شوفاژ, رادیاتور, heater, radiator
آبگرمکن, پکیج, water heater, boiler
تصفیه آب, دستگاه تصفیه آب, water purifier, water filter
تصفیه هوا, دستگاه بخور, رطوبت‌ساز, بخور سرد, humidifier, air purifier
هود, هود آشپزخانه, range hood
آیفون تصویری, زنگ در, doorbell
قوری, کتری, قوری چای, چای‌دم‌کن, teapot, tea pot
کتری, kettle
سماور, samovar
فنجان, فنجون, فنجان قهوه, فنجان چای, cup, teacup, coffee cup
فنجان و نعلبکی, فنجون و نلبکی, cup and saucer, tea cup and saucer
لیوان, glass, tumbler, drinking glass
ماگ, لیوان دسته‌دار, mug
ماگ, لیوان دسته‌دار, mug > لیوان دمنوش, ماگ سفری, لیوان سفری, لیوان, فنجان
cup > mug, لیوان
لیوان سفری, ماگ سفری, تراول ماگ, ماگ مسافرتی, لیوان مسافرتی, travel mug, thermal mug, travel tumbler
فلاسک, فلاکس, فلاکس چای, thermos, flask, vacuum flask
فلاسک, فلاکس, thermos, vacuum flask > لیوان سفری, ماگ سفری, travel mug
قمقمه, بطری آب, بطری, شیکر, water bottle, bottle, shaker bottle
شیکر, شیکر ورزشی, شیکر پروتئین, protein shaker, shaker
پارچ, تنگ, تنگ آب, جاگ, jug, pitcher, carafe, decanter
پیاله, کاسه, کاسه ماست‌خوری, bowl, bowls
کاسه آش, آش‌خوری, کاسه سوپ, سوپ‌خوری, soup bowl
بشقاب, بشقاب غذاخوری, پیش‌دستی, پیشدستی, ظرف غذا, plate, plates, dinner plates, dishes
ظرف, ظروف, dish, dishes, dishware, tableware, crockery
سرویس غذاخوری, سرویس ظروف, سرویس چینی, ظروف چینی, dinnerware, dinner set, dinnerware set
سرویس چای‌خوری, سرویس چای خوری, سرویس عصرانه, ست چای‌خوری, سرویس پذیرایی, tea set, tea service
قاشق, قاشق و چنگال, قاشق چنگال, سرویس قاشق و چنگال, سرویس قاشق چنگال, کارد و چنگال, cutlery, silverware, flatware, spoon, fork, spoons and forks
چاقو, کارد, چاقوی آشپزخانه, کارد آشپزخانه, چاقوی سرآشپز, knife, kitchen knife, chef knife, chefs knife
تخته گوشت, تخته کار, cutting board, chopping board
تابه, ماهیتابه, ماهی تابه, ماهی‌تابه, تاوه, تابه چدنی, frying pan, pan, skillet, fry pan, saute pan
قابلمه, دیگ, قابلمه خورش, pot, cooking pot, saucepan, stockpot, casserole, dutch oven
سرویس قابلمه, ظروف پخت و پز, ظرف پخت, cookware, cookware set, pots and pans
نمکدان, نمکدون, نمک‌پاش, فلفلدان, فلفل‌پاش, نمکدان و فلفلدان, salt shaker, pepper shaker, salt and pepper, salt and pepper shakers
ست فوندو, فوندو, فندو, fondue, fondue set
سینی, tray
ترازوی آشپزخانه, ترازو آشپزخانه, kitchen scale
رنده, grater
کفگیر, ملاقه, spatula, ladle
ظرف نگهداری, ظرف دربدار, فریزری, food container, storage container, lunch box
سفره, رومیزی, tablecloth
دستگیره آشپزخانه, oven mitt
پیش‌بند, پیشبند, apron
مبلمان, اثاثیه, وسایل چوبی, furniture, furnishings
مبل, مبلمان راحتی, کاناپه, نیمکت راحتی, راحتی, sofa, couch, settee, loveseat, sectional
مبل تک‌نفره, مبل یک‌نفره, مبل تکی, صندلی راحتی, راحتی تک‌نفره, armchair, recliner, lounge chair, easy chair
کاناپه, مبل سه‌نفره, مبل سه نفره, sofa, couch, three seater
تخت, تخت خواب, تختخواب, تخت دونفره, تخت خواب دونفره, bed, double bed, bed frame
تشک, تشک تخت, دشک, mattress
بالش, بالشت, متکا, pillow
پتو, blanket
لحاف, روتختی, ملحفه, سرویس خواب, duvet, bedding, bed sheets, bedspread, quilt, comforter
صندلی, chair, chairs
صندلی ناهارخوری, صندلی غذاخوری, صندلی نهارخوری, dining chair
صندلی اداری, صندلی گیمینگ, office chair, gaming chair
صندلی لهستانی, چهارپایه, stool
میز, table
میز تحریر, میز کار, میز کامپیوتر, desk, writing desk
میز ناهارخوری, میز نهارخوری, میز غذاخوری, dining table
میز > میز تحریر, میز ناهارخوری
میز جلو مبلی, میز جلومبلی, میز عسلی, coffee table, side table
کمد, کمد لباس, کمد کشویی, دراور, کشو, دراور کشویی, wardrobe, dresser, chest of drawers, drawers, closet
کتابخانه, قفسه کتاب, شلف, قفسه, bookshelf, bookcase, shelf, shelves
جاکفشی, shoe rack
فرش, قالی, قالیچه, گلیم, گبه, موکت, carpet, rug
پرده, curtain, curtains, blinds
کوسن, cushion, throw pillow
آینه, آیینه, ایینه, آینه دیواری, mirror, wall mirror
آینه جیبی, آینه آرایشی, آینه کوچک, pocket mirror, compact mirror, makeup mirror
تابلو, تابلوی نقاشی, تابلو دیواری, نقاشی دیواری, پوستر, wall art, painting, poster, art print, framed print, picture
قاب عکس, photo frame, picture frame
گلدان, گلدون, گلدان سفالی, vase, flower pot, plant pot, planter
گل, دسته گل, دسته‌گل, گل طبیعی, شاخه گل, باکس گل, flowers, bouquet, flower bouquet
گیاه, گل و گیاه, گیاه آپارتمانی, گلدان طبیعی, گل آپارتمانی, گل گلدانی, plant, house plant, houseplant, indoor plant, potted plant
گیاه آپارتمانی, گل آپارتمانی, house plant, houseplant, plant > سانسوریا, کاکتوس, cactus
سانسوریا, سانسوریه, sansevieria, snake plant
کاکتوس, ساکولنت, cactus, succulent
شمع, شمع معطر, شمع دست‌ساز, candle, scented candle
عود, اسپند, incense
خوشبوکننده, خوشبوکننده هوا, دیفیوزر, air freshener, diffuser
فانوس, فانوس کاغذی, چراغ کاغذی, lantern, paper lantern
لوستر, چراغ سقفی, چراغ آویز, chandelier, pendant light, ceiling light
چراغ, لامپ, lamp, light, lighting
دکور, دکوری, دکوراسیون, تزئینی, تزیینی, وسایل تزئینی, وسایل دکوری, لوازم دکوری, decor, home decor, decoration, decorations
مجسمه, تندیس, statue, figurine
شوینده, مواد شوینده, detergent, cleaning supplies, cleaner
پودر لباسشویی, مایع لباسشویی, پودر رختشویی, laundry detergent
مایع ظرفشویی, dish soap, dishwashing liquid
سفیدکننده, وایتکس, bleach
نرم‌کننده لباس, fabric softener
صابون, صابون دست, soap, bar soap, hand soap
اسکاچ, اسفنج, سیم ظرفشویی, ابر ظرفشویی, اسفنج ظرفشویی, اسکاچ ظرفشویی, sponge, scrubber, dish sponge, scouring pad
جارو, جاروی دستی, جارو دستی, جارو فراش, broom, whisk broom, brush broom
خاک‌انداز, dustpan
تی, طی, زمین‌شور, mop
سطل, سطل آب, سطل زباله, bucket, pail
سطل زباله, سطل آشغال, trash can, dustbin, bin
سبد رخت, سبد لباس, سبد رخت چرک, سبد لباس چرک, laundry basket, hamper
سبد, basket
بند رخت, رخت‌آویز, clothesline, drying rack
دستمال, دستمال رولی, دستمال حوله‌ای, paper towel, kitchen roll, kitchen towel
دستمال کاغذی, کلینکس, tissue, tissues, facial tissue
دستمال کاغذی, کلینکس > دستمال رولی
دستمال توالت, کاغذ توالت, دستمال حوله‌ای, toilet paper, paper towel, paper towels > دستمال رولی, دستمال کاغذی
دستمال توالت, toilet paper
کیسه زباله, کیسه آشغال, trash bags, garbage bags
حوله, حوله حمام, towel, bath towel
پرده حمام, shower curtain
دوش حمام, سردوش, علم دوش, shower head
شیر آب, شیرآلات, شیر ظرفشویی, faucet, tap
توالت فرنگی, کاسه توالت, toilet
آکواریوم, aquarium, fish tank
ابزار, ابزارآلات, ابزار آلات, ابزار دستی, لوازم فنی, tools, hardware, tool
جعبه ابزار, جعبه‌ابزار, کیف ابزار, ست ابزار, toolbox, tool kit, toolkit, tool set, tool box
چکش, hammer
پیچ گوشتی, پیچ‌گوشتی, پیچگوشتی, پیچ گوشتی چندسره, پیچ گشتی, screwdriver
آچار, اچار, آچار تخت, آچار رینگ, wrench, spanner, wrench set
آچار فرانسه, adjustable wrench
آچار شلاقی, pipe wrench
انبردست, انبر دست, دم‌باریک, سیم‌چین, pliers
اره, ارّه, اره دستی, saw, hand saw, handsaw
اره برقی, اره عمود بر, chainsaw
دریل, دریل شارژی, دریل برقی, drill, cordless drill, power drill
مته, drill bit
فرز, سنگ فرز, مینی فرز, angle grinder
! پیچ, میخ, مهره, رول پلاک, screws, nails, bolts
متر, متر نواری, tape measure
تراز, level tool
آهنربا, آهن ربا, مگنت, magnet
نردبان, نردبون, نردبان چهارپله, پله آلومینیومی, ladder, step ladder, stepladder
چراغ قوه, چراغ‌قوه, چراق قوه, flashlight, torch, headlamp
قیچی, scissors, shears
چسب, چسب قطره‌ای, چسب چوب, چسب نواری, glue, adhesive, tape
رنگ ساختمان, رنگ روغن, رنگ پلاستیک, paint, wall paint
قلم‌مو, قلم مو, قلمو, فرچه, brush, paint brush
! سیمان, گچ, آجر, بلوک سیمانی, کاشی, سرامیک کف, موزاییک, cement, plaster, bricks, tiles, concrete
! لوله, شلنگ, شیلنگ, pipe, hose
! قفل, کلید و پریز, کلید پریز, lock, light switch, padlock
تبر, تیشه, axe, hatchet
! بیل, کلنگ, shovel, spade
چمن‌زن, lawn mower
کود, خاک گلدان, خاک برگ, fertilizer, potting soil
بذر, تخم گل, seeds
باربیکیو, منقل, کباب‌پز, barbecue, bbq, grill
`
