import type { Frame, Packet, Stream } from '@libav.js/variant-fat'
import { amrFrameDecoder } from './amr.ts'
import type { Libav } from './libav.ts'
import { decoder as mp3Decoder } from '@audio/decode-mp3'
import type { SliceDecoder } from './sliced.ts'
import { frameOf, SourceError, type Source } from './sound.ts'

const FILE = 'recording'
const READ_AHEAD_BYTES = 262_144
const PACKET_BYTES_AT_ONCE = 32_768
/** Codecs that libav unpacks here and others decode, by libav's numbers. */
const CODECS = { amrNarrow: 0x12000, amrWide: 0x12001, mp2: 0x15000, mp3: 0x15001 } as const
/** A decoder that fails this often in a row has nothing more to give. */
const MOST_FAILURES = 500

type PacketDecoder = { decode: (packet: Packet) => readonly Frame[]; finish: () => readonly Frame[]; free: () => void }

const viaSlices = (decoder: SliceDecoder): PacketDecoder => ({
  decode: ({ data }) => {
    const { channelData, sampleRate } = decoder.decode(data)
    return channelData[0]?.length ? [frameOf(channelData, sampleRate)] : []
  },
  finish: () => [],
  free: () => decoder.free(),
})

export const viaLibav = (av: Libav, codec: string | number, parameters?: number): PacketDecoder => {
  const [, context, packet, frame] = av.ff_init_decoder_sync(codec, parameters)
  return {
    decode: (input) => av.ff_decode_multi_sync(context, packet, frame, [input]),
    finish: () => av.ff_decode_multi_sync(context, packet, frame, [], true),
    free: () => av.ff_free_decoder_sync(context, packet, frame),
  }
}

const decoderFor = async (av: Libav, { codec_id: codec, codecpar }: Stream): Promise<PacketDecoder> => {
  if (codec === CODECS.amrNarrow || codec === CODECS.amrWide)
    return viaSlices(await amrFrameDecoder(codec === CODECS.amrWide))
  if (codec === CODECS.mp2 || codec === CODECS.mp3) return viaSlices(await mp3Decoder())
  try {
    return viaLibav(av, codec, codecpar)
  } catch (error) {
    throw new SourceError('unknown-format', { cause: error })
  }
}

/** Decodes packet by packet: one that cannot be decoded costs itself alone. */
export const decodePackets = function* (
  decoder: PacketDecoder,
  packets: Iterable<Packet>,
): Generator<Frame, { readonly failures: number }> {
  let failures = 0
  for (const packet of packets) {
    try {
      yield* decoder.decode(packet)
    } catch {
      failures++
    }
  }
  return { failures }
}

const secondsOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { nb_samples: samples = 0, sample_rate: rate = 1 }) => sum + samples / rate, 0)

const openDemuxer = async (
  av: Libav,
  bytes: Uint8Array,
  format: string,
): Promise<{ readonly context: number; readonly stream: Stream }> => {
  av.mkblockreaderdev_sync(FILE, bytes.length)
  av.onblockread = (name, position, length) =>
    av.ff_block_reader_dev_send_sync(
      name,
      position,
      bytes.subarray(position, position + Math.max(length, READ_AHEAD_BYTES)),
    )
  const [context, streams] = await av.ff_init_demuxer_file(FILE, format).catch((error: unknown) => {
    throw new SourceError('damaged', { cause: error })
  })
  const stream = streams.find(({ codec_type: type }) => type === av.AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new SourceError(streams.length > 0 ? 'no-sound' : 'damaged')
  for (const { ptr } of streams) if (ptr !== stream.ptr) av.AVStream_discard_s_sync(ptr, av.AVDISCARD_ALL)
  return { context, stream }
}

/** The first sound track of a file that libav can unpack. */
export const openContainer = async function* (av: Libav, bytes: Uint8Array, format: string): Source {
  const { context, stream } = await openDemuxer(av, bytes, format)
  const decoder = await decoderFor(av, stream)
  const packet = av.av_packet_alloc_sync()
  const stated = Number.isFinite(stream.duration) && stream.duration > 0 ? stream.duration : undefined
  let seconds = 0
  let failures = 0
  let isDamaged = false
  for (let isOpen = true; isOpen && failures < MOST_FAILURES; ) {
    const [result, packets] = await av.ff_read_multi(context, packet, undefined, { limit: PACKET_BYTES_AT_ONCE })
    isOpen = result === -av.EAGAIN
    isDamaged ||= !isOpen && result !== av.AVERROR_EOF
    const decoding = decodePackets(decoder, packets[stream.index] ?? [])
    const frames: Frame[] = []
    let step = decoding.next()
    for (; !step.done; step = decoding.next()) frames.push(step.value)
    failures = frames.length > 0 ? step.value.failures : failures + step.value.failures
    isDamaged ||= step.value.failures > 0
    if (!isOpen) frames.push(...decoder.finish())
    seconds += secondsOf(frames)
    if (frames.length > 0) yield { frames, share: stated === undefined ? 0 : Math.min(1, seconds / stated) }
  }
  decoder.free()
  return { isDamaged: isDamaged || (stated !== undefined && seconds < stated * 0.97 - 0.5) }
}
