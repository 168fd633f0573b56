/** Phones, computers, sound, pictures and games. */
export const ELECTRONICS = `
گوشی, موبایل, گوشی موبایل, تلفن همراه, گوشی همراه, موبایل هوشمند, گوشی هوشمند, گوشی تلفن همراه, اسمارت فون, اسمارتفون, mobile, mobile phone, cell phone, cellphone, smartphone, smart phone, handset
mobile, mobile phone, cell phone, cellphone, smartphone, smart phone > phone
phone > mobile phone, smartphone, گوشی, تلفن
تلفن, تلفن ثابت, تلفن رومیزی, تلفن خانگی, landline, telephone, desk phone, home phone
تلفن > گوشی
تبلت, تب لت, تبلیت, آیپد, ایپد, tablet, ipad
کتاب‌خوان, کتابخوان, کتابخوان الکترونیکی, e reader, ereader, kindle
شارژر, شارژر موبایل, شارژر گوشی, آداپتور, اداپتور, آداپتر, کله شارژر, سر شارژر, charger, adapter, wall charger, power adapter
شارژر دیواری, wall charger, usb charger
شارژر فندکی, car charger
کابل شارژ, سیم شارژر, کابل usb, کابل تایپ سی, charging cable, usb cable
پاوربانک, پاور بانک, پاوربنک, پاور بنک, شارژر همراه, شارژر سیار, شارژر قابل حمل, باتری همراه, power bank, powerbank, portable charger, portable battery, battery pack
قاب گوشی, قاب موبایل, کاور گوشی, کاور موبایل, گارد گوشی, phone case, phone cover
گلس, محافظ صفحه, محافظ صفحه نمایش, گلس گوشی, screen protector
هولدر, نگهدارنده گوشی, پایه نگهدارنده, phone holder
! مونوپاد, سه‌پایه, سه پایه دوربین, tripod, selfie stick
سیم کارت, سیمکارت, sim card
کارت حافظه, مموری کارت, رم گوشی, مموری, memory card, sd card
فلش, فلش مموری, فلش دیسک, usb stick, flash drive, usb flash
حافظه بیرونی, هارد, هارد اکسترنال, هارد دیسک, هارد دیسک اکسترنال, حافظه اکسترنال, حافظه خارجی, اس اس دی, external drive, external hard drive, hard drive, hard disk, ssd, portable drive, external storage
لپ تاپ, لپتاپ, لب تاب, لب تاپ, لپ تاب, نوت بوک, نوتبوک, رایانه همراه, رایانه کیفی, کامپیوتر همراه, مک بوک, laptop, notebook computer, notebook pc, macbook, ultrabook
کامپیوتر, رایانه, پی سی, کیس, کامپیوتر رومیزی, computer, pc, desktop, desktop computer
کامپیوتر, رایانه, computer > لپ تاپ, laptop
کیس کامپیوتر, pc case
مادربرد, مادربورد, motherboard
کارت گرافیک, graphics card, gpu
پردازنده, سی پی یو, cpu, processor
مانیتور, مونیتور, نمایشگر, صفحه نمایش, monitor, display, computer screen
کیبورد, کیبرد, کی برد, کی بورد, صفحه کلید, صفحه‌کلید, keyboard, mechanical keyboard
کیبورد مکانیکی, صفحه‌کلید مکانیکی, mechanical keyboard
موس, ماوس, موشواره, mouse, computer mouse
ترک بال, ترکبال, تراک بال, trackball
ماوس پد, موس پد, پد ماوس, mouse pad
چاپگر, پرینتر, printer
اسکنر, scanner
کارتریج, تونر, جوهر پرینتر, cartridge, toner, ink cartridge
مودم, روتر, مودم روتر, modem, router, wifi router
وب کم, وبکم, webcam
هاب, هاب usb, usb hub, docking station
یو پی اس, یوپی‌اس, ups
سه راهی برق, سه‌راهی, چندراهی برق, محافظ برق, power strip, extension cord
باتری, باطری, باتری قلمی, battery, batteries
لامپ, لامپ ال ای دی, لامپ led, light bulb, bulb
هدفون, هدفن, هد فون, هدفون بزرگ, headphones, headphone
هدست, هد ست, headset
هدفون, headphones, headphone > هدست, headset
هندزفری, هنزفری, هندفری, هند زفری, هندزفیری, ایرپاد, ایرپادز, ایرپد, ایربادز, ایرباد, هدفون توگوشی, ایرفون, earbuds, earphones, earphone, airpods, in ear headphones, handsfree, hands free
هندزفری, earbuds, earphones, handsfree > هدفون, headphones
هدفون بی‌سیم, هدفون بلوتوثی, هدفون وایرلس, wireless headphones, bluetooth headphones
هدست گیمینگ, هدست بازی, هدفون گیمینگ, هدست گیمینگ, gaming headset
اسپیکر, بلندگو, باند, اسپیکر بلوتوثی, باند بلوتوثی, speaker, speakers, bluetooth speaker, loudspeaker, portable speaker, boombox
ساندبار, سینمای خانگی, سینما خانواده, soundbar, home theater
رادیو, رادیو پخش, رادیو ضبط, radio
ضبط صوت, رکوردر, voice recorder, tape recorder
میکروفون, میکروفن, میکرفون, میکرفن, میکروفون دستی, microphone, mic, mike
میکسر صدا, میکسر, audio mixer, mixing console, mixer
میکسر > همزن
گرامافون, ترن تیبل, turntable, record player
صفحه گرامافون, صفحه وینیل, وینیل, vinyl, vinyl record, lp, record album
تلویزیون, تی وی, تیوی, tv, television, smart tv, telly
گیرنده دیجیتال, ست تاپ باکس, set top box
اندروید باکس, android box
پروژکتور, ویدئو پروژکتور, ویدیو پروژکتور, پرژکتور, دیتا پروژکتور, projector, video projector, beamer
دوربین, دوربین عکاسی, دوربین دیجیتال, camera, digital camera
دوربین فیلم‌برداری, دوربین فیلمبرداری, هندی کم, هندیکم, دوربین ویدیو, camcorder, video camera
دوربین کامپکت, compact camera, point and shoot
دوربین بدون آینه, میرورلس, mirrorless, mirrorless camera
دوربین آنالوگ, دوربین فیلمی, film camera, analog camera
دوربین مداربسته, دوربین مدار بسته, cctv, security camera
دوربین دوچشمی, دوربین شکاری, binoculars
فیلم عکاسی, نگاتیو, فیلم نگاتیو, فیلم دوربین, photo film, film roll, 35mm film, negative film
لنز, لنز دوربین, camera lens, lens
پهپاد, کوادکوپتر, هلی شات, drone
تلسکوپ, telescope
میکروسکوپ, microscope
ذره‌بین, magnifying glass
! پلی استیشن, پلی‌استیشن, ایکس باکس, نینتندو, playstation, xbox, nintendo, ps4, ps5
کنسول, کنسول بازی, game console, console
دسته بازی, گیم پد, گیمپد, جوی استیک, جویستیک, دسته پلی استیشن, کنترلر, کنترولر, gamepad, game controller, controller, joystick
دسته آرکید, آرکید, arcade stick
عینک واقعیت مجازی, واقعیت مجازی, عینک وی آر, وی آر, vr headset, vr, virtual reality
گیم, game > بازی
بازی کامپیوتری, بازی ویدیویی, video game, video games
ریموت, کنترل تلویزیون, ریموت کنترل, remote control
جی پی اس, ردیاب, gps
چراغ مطالعه, چراغ‌مطالعه, لامپ مطالعه, desk lamp, table lamp, reading lamp
چراغ خواب, چراغ شب, شب‌خواب, شب خواب, آباژور, آباجور, night light, bedside lamp, night lamp
`
