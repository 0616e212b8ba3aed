import { bookingDraftKey } from '../../../lib/booking-draft.ts';

/**
 * If the booking page's script fails, moves the input so far to the form that replaces it: from the draft, and from
 * fields that no script has read yet. The phone number has no field there and is added to the message.
 */
export const wishFill = [
  'document.addEventListener("lost",()=>{let v={},z;',
  `try{v=JSON.parse(sessionStorage.${bookingDraftKey})||v}catch{}`,
  'for(let e of document.querySelectorAll("[data-island] [name]"))if(e.value&&e.type!="radio")v[e.name]=e.value;',
  'try{z=v.timeZone||Intl.DateTimeFormat().resolvedOptions().timeZone;',
  'if(v.startsAt)v.time=new Date(v.startsAt).toLocaleTimeString("en-GB",{timeZone:z,hour:"2-digit",minute:"2-digit"})}catch{}',
  'let m=[v.message,v.phone].filter(Boolean).join("\\n"),w={name:v.name,email:v.email,date:v.calendarDate,time:v.time,place:z,message:m};',
  'for(let k in w)if(w[k])document.getElementById("wish-"+k).value=w[k];',
  'document.getElementById("wish-duration").selectedIndex=[15,30,60].indexOf(v.durationMinutes||15)})',
].join('');
