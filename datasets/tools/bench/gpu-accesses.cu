// Reads and writes of pinned host memory by a GPU's own threads, in accesses of 32 B to 4 KiB: what small packets cost on its link.
//
//   nvcc -O3 -std=c++17 -o gpu-accesses gpu-accesses.cu && ./gpu-accesses 21 > accesses.jsonl
//
// The number is how often each is repeated. A line of JSON for each: what was done, the bytes of an access, the bytes of the
// window that the accesses are scattered over, how many reads were under way at once where that is bounded, and bytes per
// second of every repetition, timed on the GPU. Each place of a window is touched once in a repetition, in an order without
// neighbours. Read the link meanwhile, as root: `lspci -vv -d 10de:`. It needs 1 GiB of memory and changes no setting.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                    \
  do {                                                                 \
    cudaError_t error = (call);                                        \
    if (error != cudaSuccess) {                                        \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));   \
      exit(1);                                                         \
    }                                                                  \
  } while (0)

static const uint64_t SMALL = 32 << 20, GIB = 1 << 30;
/** A thread takes 16 B at once and a warp 512 B, so longer accesses take several rounds of one warp. */
static const int WORD = 16, WARP = 32;

/** Odd, so that multiplying by it visits each of a power of two of places once. */
__device__ static uint64_t place(uint64_t index, uint64_t places) { return index * 0x9E3779B97F4A7C15ull & (places - 1); }

/** Threads of one access: side by side up to a warp. */
__device__ static int together(int access) { return access / WORD < WARP ? access / WORD : WARP; }

__global__ void reads(const uint4 *from, uint32_t *sink, int access, uint64_t places) {
  int group = together(access), words = access / WORD;
  uint64_t thread = blockIdx.x * uint64_t(blockDim.x) + threadIdx.x, threads = uint64_t(gridDim.x) * blockDim.x;
  uint32_t sum = 0;
  for (uint64_t i = thread / group; i < places; i += threads / group)
    for (int word = thread % group; word < words; word += group) {
      uint4 value = __ldcv(from + place(i, places) * words + word);
      sum ^= value.x ^ value.y ^ value.z ^ value.w;
    }
  if (sum == 0x5EED) *sink = sum;
}

__global__ void writes(uint4 *to, int access, uint64_t places) {
  int group = together(access), words = access / WORD;
  uint64_t thread = blockIdx.x * uint64_t(blockDim.x) + threadIdx.x, threads = uint64_t(gridDim.x) * blockDim.x;
  for (uint64_t i = thread / group; i < places; i += threads / group)
    for (int word = thread % group; word < words; word += group) {
      uint32_t mixed = uint32_t(i * 2654435761u) ^ uint32_t(word);
      __stwt(to + place(i, places) * words + word, make_uint4(mixed, ~mixed, mixed * 3, mixed * 5));
    }
}

/** Each warp has one read under way: the place of the next hangs on what the last one brought. */
__global__ void chained(const uint4 *from, uint32_t *sink, int access, uint64_t places, int steps) {
  int words = access / WORD, lane = threadIdx.x % WARP;
  uint64_t warp = (blockIdx.x * uint64_t(blockDim.x) + threadIdx.x) / WARP;
  uint32_t last = 0;
  for (int step = 0; step < steps; step++) {
    uint64_t index = warp * steps + step + (last == 0x5EED);
    uint4 value = make_uint4(0, 0, 0, 0);
    if (lane < words) value = __ldcv(from + place(index, places) * words + lane);
    last = __shfl_sync(~0u, value.x ^ value.y ^ value.z ^ value.w, 0);
  }
  if (last == 0x5EED) *sink = last;
}

template <typename Work>
static double seconds(Work work) {
  cudaEvent_t begin, end;
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaEventRecord(begin));
  work();
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(end));
  CHECK(cudaEventSynchronize(end));
  float milliseconds;
  CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  return milliseconds / 1e3;
}

template <typename Work>
static void measure(const char *what, int access, uint64_t window, int outstanding, double bytes, int times, Work work) {
  printf("{\"what\":\"%s\",\"access_bytes\":%d,\"window_bytes\":%llu,", what, access, (unsigned long long)window);
  if (outstanding) printf("\"reads_under_way\":%d,", outstanding);
  printf("\"bytes_per_s\":[");
  for (int i = -2; i < times; i++) {
    double rate = bytes / seconds(work);
    if (i >= 0) printf("%s%.0f", i ? "," : "", rate);
  }
  printf("]}\n");
  fflush(stdout);
}

int main(int argc, char **argv) {
  int times = argc > 1 ? atoi(argv[1]) : 21;
  cudaDeviceProp about;
  CHECK(cudaGetDeviceProperties(&about, 0));
  int driver;
  CHECK(cudaDriverGetVersion(&driver));
  printf("{\"device\":\"%s\",\"multiprocessors\":%d,\"driver\":%d,\"reps\":%d}\n", about.name, about.multiProcessorCount,
         driver, times);
  char *host;
  void *mapped;
  uint32_t *sink;
  CHECK(cudaHostAlloc(&host, GIB, cudaHostAllocMapped));
  CHECK(cudaHostGetDevicePointer(&mapped, host, 0));
  CHECK(cudaMalloc(&sink, sizeof *sink));
  uint64_t x = 88172645463325252ull, *fill = reinterpret_cast<uint64_t *>(host);
  for (uint64_t word = 0; word < GIB / 8; word++) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    fill[word] = x;
  }
  uint4 *far = static_cast<uint4 *>(mapped);
  int blocks = about.multiProcessorCount * 2;

  auto scattered = [&](bool reading, int access, uint64_t window) {
    uint64_t places = window / access;
    measure(reading ? "device_reads_host" : "device_writes_host", access, window, 0, double(window), times, [&] {
      if (reading)
        reads<<<blocks, 1024>>>(far, sink, access, places);
      else
        writes<<<blocks, 1024>>>(far, access, places);
    });
  };
  for (bool reading : {true, false})
    for (int access = 32; access <= 4096; access *= 2) scattered(reading, access, SMALL);
  // How far addresses may lie apart before looking them up costs more than the packets.
  for (bool reading : {true, false})
    for (uint64_t window = 2 * SMALL; window < GIB; window *= 2) scattered(reading, 128, window);

  for (int access : {32, 128})
    for (int warps = 1; warps <= 8192; warps *= 2) {
      int wide = warps < 128 ? warps : warps < 4096 ? 128 : warps / 32;
      // A few milliseconds each at the least, and no place twice.
      int steps = int(GIB / access / warps);
      if (steps > 4000) steps = 4000;
      measure("device_reads_host", access, GIB, warps, double(access) * warps * steps, times,
              [&] { chained<<<wide, warps / wide * WARP>>>(far, sink, access, GIB / access, steps); });
    }

  for (bool reading : {true, false})
    for (int access = 32; access <= 4096; access *= 2) scattered(reading, access, GIB);

  // What the last writes left: every word of the last window, as its place says.
  CHECK(cudaDeviceSynchronize());
  uint64_t places = GIB / 4096, wrong = 0;
  const uint32_t *got = reinterpret_cast<const uint32_t *>(host);
  for (uint64_t i = 0; i < places; i++) {
    uint64_t at = i * 0x9E3779B97F4A7C15ull & (places - 1);
    for (uint32_t word = 0; word < 4096 / WORD; word++)
      wrong += got[(at * 4096 + word * WORD) / 4] != (uint32_t(i * 2654435761u) ^ word);
  }
  printf("{\"wrong_words\":%llu}\n", (unsigned long long)wrong);
  return wrong ? 1 : 0;
}
